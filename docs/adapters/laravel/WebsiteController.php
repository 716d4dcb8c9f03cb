<?php
// Laravel: app/Http/Controllers/WebsiteController.php, beside website.php of the adapter for PHP in the project's root. That file
// has the answers; this one has the tables, the password and the publish calls. Its route is in docs/your-backend.md.

namespace App\Http\Controllers;

use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Http;

require_once base_path('website.php');

class WebsiteController
{
    /** Your tables by the calls of the site. Leave out what you do not have. */
    private const TABLES = [
        'website-setting' => 'website_settings',
        'page-banner' => 'page_banners',
        'service' => 'services',
        'expertise' => 'expertises',
        'product' => 'products',
        'news' => 'news',
        'blog' => 'blogs',
    ];

    public function __invoke(Request $request, string $path): JsonResponse
    {
        ['username' => $username, 'password' => $password] = config('services.website');
        $given = $request->getUser() . ':' . $request->getPassword();
        if (!$password || !hash_equals("$username:$password", $given)) {
            return response()->json(['message' => 'Credentials are required.'], 401, ['WWW-Authenticate' => 'Basic']);
        }
        [$status, $body] = website_answer(
            $request->method(),
            $path,
            $request->query(),
            $request->getContent(),
            (string) $request->header('Idempotency-Key'),
            $this->records(...),
            $this->store(...),
        );
        return response()->json($body, $status, $status === 405 ? ['Allow' => $path === 'inquiry' ? 'POST' : 'GET'] : []);
    }

    /** Published records with the fields of the contract: rename yours here. */
    private function records(string $call): ?array
    {
        if (!isset(self::TABLES[$call])) {
            return null;
        }
        $rows = DB::table(self::TABLES[$call])->where('status', 'Y')->orderBy('id')->get();
        return $rows->map(fn (object $row): array => website_row((array) $row))->all();
    }

    private function store(array $inquiry, string $id): void
    {
        try {
            DB::table('inquiries')->insert(['id' => $id, 'created_at' => now(), ...$inquiry]);
        } catch (UniqueConstraintViolationException) {
            // The same inquiry was sent again.
        }
    }

    /** Call this in AppServiceProvider::boot(). The name of the table names the content; another one refreshes everything. */
    public static function publishChanges(): void
    {
        Event::listen(['eloquent.saved: *', 'eloquent.deleted: *'], function (string $event, array $models): void {
            $call = ['event' => $event, 'collection' => $models[0]->getTable()];
            ['url' => $url, 'secret' => $secret] = config('services.website');
            $send = fn () => Http::withToken($secret)->timeout(5)->post("$url/api/revalidate", $call);
            dispatch(fn () => rescue($send))->afterResponse();
        });
    }
}
