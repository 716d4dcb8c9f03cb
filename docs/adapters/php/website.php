<?php
// Answers the site's calls from files or tables. PHP 8.1 or newer.
// BACKEND_URL=https://example.com/website.php, MEDIA_URL=https://example.com

declare(strict_types=1);

// Settings: here, or as environment variables. With an empty password every call is refused.
const WEBSITE_SETTINGS = [
    'WEBSITE_USERNAME' => 'website',
    'WEBSITE_PASSWORD' => '',
    // Has news.json, services in service.json and so on, and gets inquiries.jsonl: keep it out of the web server's folder.
    'WEBSITE_FOLDER' => __DIR__ . '/../website-content',
    // For tables instead, such as mysql:host=localhost;dbname=cms;charset=utf8mb4: website_news, website_page_banner …
    'WEBSITE_DATABASE' => '',
    'WEBSITE_DATABASE_USER' => '',
    'WEBSITE_DATABASE_PASSWORD' => '',
];

// Leave out what you have no table for: its page says that nothing is published.
const WEBSITE_LISTS = ['service', 'expertise', 'our-story', 'leadership', 'team', 'commitment', 'values', 'timeline',
    'miscellaneous', 'catalogue', 'product', 'gallery', 'news', 'blog', 'figure', 'reference', 'certificate', 'opening', 'redirect', 'family', 'page'];
const WEBSITE_RECORDS = ['website-setting', 'vision', 'quality-policy', 'privacy', 'home', 'about'];
const WEBSITE_INQUIRY = ['name', 'email', 'phone', 'company', 'subject', 'message', 'page',
    'gas', 'flow', 'purity', 'pressure', 'place'];
const WEBSITE_JSON = JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

/**
 * Answers one call of the site.
 * @param string $path below /website/, decoded
 * @param callable(string): ?array $records published records of a call, in their order; null for none of this kind
 * @param callable(array, string): void $store stores an inquiry, once for its id
 * @return array{int, array} status and body
 */
function website_answer(string $method, string $path, array $query, string $body, string $idempotencyKey, callable $records, callable $store): array
{
    if ($path === 'inquiry') {
        return $method === 'POST'
            ? website_inquiry(json_decode($body, true), $idempotencyKey, $store)
            : [405, ['message' => 'Inquiries are posted.']];
    }
    if (!in_array($method, ['GET', 'HEAD'], true)) {
        return [405, ['message' => 'Content is read by GET.']];
    }
    [$call, $key] = explode('/', $path, 2) + [1 => null];
    $isKnown = in_array($call, [...WEBSITE_LISTS, ...WEBSITE_RECORDS, 'page-banner'], true);
    $all = $isKnown ? $records($call) : null;
    if ($all === null) {
        return [404, ['message' => 'There is no such call.']];
    }
    if ($call === 'page-banner') {
        return website_find($all, 'name', preg_replace('~^by_name/~', '', (string) $key));
    }
    if (in_array($call, WEBSITE_RECORDS, true)) {
        return website_one($key === null ? ($all[0] ?? null) : null);
    }
    if ($key !== null) {
        return website_find($all, 'id', $key);
    }
    $limit = max((int) ($query['limit'] ?? 0), 0) ?: max(count($all), 1);
    $page = max((int) ($query['page'] ?? 1), 1);
    $pagination = ['total' => count($all), 'totalPages' => (int) ceil(count($all) / $limit)];
    return [200, ['data' => array_slice($all, ($page - 1) * $limit, $limit), 'pagination' => $pagination]];
}

function website_find(array $all, string $field, string $value): array
{
    $isSame = fn (array $row): bool => strcasecmp((string) ($row[$field] ?? ''), $value) === 0;
    return website_one(array_values(array_filter($all, $isSame))[0] ?? null);
}

function website_one(?array $row): array
{
    return $row === null ? [404, ['message' => 'There is no such record.']] : [200, ['data' => $row]];
}

/** The id comes from the key, so that the same inquiry sent again has the same answer. */
function website_inquiry(mixed $body, string $key, callable $store): array
{
    $texts = array_filter(is_array($body) ? $body : [], is_string(...));
    foreach (['name', 'email'] as $required) {
        if (trim($texts[$required] ?? '') === '') {
            return [400, ['message' => "The field $required is missing."]];
        }
    }
    $unknown = array_diff(array_keys($body), WEBSITE_INQUIRY);
    if ($unknown !== [] || strlen($key) < 8) {
        return [400, ['message' => 'Idempotency-Key or fields are wrong: ' . implode(', ', $unknown)]];
    }
    $id = substr(hash('sha256', $key), 0, 20);
    $store(array_intersect_key($texts, array_flip(WEBSITE_INQUIRY)), $id);
    return [201, ['data' => ['id' => $id]]];
}

/** A row of a table as the site reads it: lists and objects are JSON there. */
function website_row(array $row): array
{
    foreach (['images', 'specs', 'gases', 'expertise', 'services', 'products', 'updates', 'guarantees', 'figures', 'seo'] as $field) {
        if (preg_match('/^\s*[\[{]/', (string) ($row[$field] ?? ''))) {
            $row[$field] = json_decode($row[$field], true) ?? $row[$field];
        }
    }
    return $row;
}

/** What website_answer() reads from and stores in. */
function website_source(callable $setting): array
{
    $folder = $setting('WEBSITE_FOLDER');
    if ($setting('WEBSITE_DATABASE') === '') {
        return [
            fn (string $call): ?array => website_file("$folder/$call.json"),
            fn (array $inquiry, string $id) => website_append("$folder/inquiries.jsonl", $inquiry, $id),
        ];
    }
    $user = $setting('WEBSITE_DATABASE_USER');
    $options = [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION];
    $database = new PDO($setting('WEBSITE_DATABASE'), $user, $setting('WEBSITE_DATABASE_PASSWORD'), $options);
    $read = function (string $call) use ($database): array {
        $table = 'website_' . strtr($call, '-', '_');
        $rows = $database->query("SELECT * FROM $table WHERE status = 'Y' ORDER BY id");
        return array_map(website_row(...), $rows->fetchAll(PDO::FETCH_ASSOC));
    };
    $store = function (array $inquiry, string $id) use ($database): void {
        $known = $database->prepare('SELECT 1 FROM website_inquiry WHERE id = ?');
        $known->execute([$id]);
        if ($known->fetch()) {
            return;
        }
        $row = ['id' => $id, ...$inquiry];
        $columns = implode(', ', array_keys($row));
        $values = implode(', ', array_fill(0, count($row), '?'));
        $database->prepare("INSERT INTO website_inquiry ($columns) VALUES ($values)")->execute(array_values($row));
    };
    return [$read, $store];
}

function website_file(string $file): ?array
{
    if (!is_file($file)) {
        return null;
    }
    $content = json_decode(file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);
    $rows = array_is_list($content) ? $content : [$content];
    return array_values(array_filter($rows, fn (array $row): bool => ($row['status'] ?? 'Y') === 'Y'));
}

/** Adds a line, unless the file has it. */
function website_append(string $file, array $inquiry, string $id): void
{
    $handle = fopen($file, 'a+');
    if (!$handle || !flock($handle, LOCK_EX)) {
        throw new RuntimeException("$file cannot be written");
    }
    rewind($handle);
    while (($line = fgets($handle)) !== false) {
        if ((json_decode($line, true)['id'] ?? null) === $id) {
            return;
        }
    }
    $line = json_encode(['id' => $id, 'received_at' => date(DATE_ATOM), ...$inquiry], WEBSITE_JSON) . "\n";
    if (fwrite($handle, $line) !== strlen($line) || !fsync($handle)) {
        throw new RuntimeException("$file is not written");
    }
}

// Another program, such as Laravel, includes this file and calls website_answer() itself.
if (realpath($_SERVER['SCRIPT_FILENAME'] ?? '') !== __FILE__) {
    return;
}

ini_set('display_errors', '0');
header('Content-Type: application/json');
$path = preg_replace('~^/website/~', '', $_SERVER['PATH_INFO'] ?? '');
try {
    $setting = fn (string $name): string => getenv($name) ?: WEBSITE_SETTINGS[$name];
    $password = $setting('WEBSITE_PASSWORD');
    $given = ($_SERVER['PHP_AUTH_USER'] ?? '') . ':' . ($_SERVER['PHP_AUTH_PW'] ?? '');
    if ($password === '' || !hash_equals($setting('WEBSITE_USERNAME') . ":$password", $given)) {
        header('WWW-Authenticate: Basic realm="website"');
        [$status, $answer] = [401, ['message' => 'Credentials are required.']];
    } else {
        $body = file_get_contents('php://input');
        $key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '';
        $source = website_source($setting);
        [$status, $answer] = website_answer($_SERVER['REQUEST_METHOD'], $path, $_GET, $body, $key, ...$source);
    }
    $json = json_encode($answer, WEBSITE_JSON);
} catch (Throwable $error) {
    error_log((string) $error);
    [$status, $json] = [500, '{"message":"Something went wrong."}'];
}
if ($status === 405) {
    header('Allow: ' . ($path === 'inquiry' ? 'POST' : 'GET, HEAD'));
}
http_response_code($status);
echo $json;
