<?php
// Answers the site's calls from tables or JSON files. PHP 8.1 or newer.
// BACKEND_URL=https://example.com/website.php, MEDIA_URL=https://example.com
declare(strict_types=1);

// Settings: here, or as environment variables. With an empty password every call is refused.
const SETTINGS = [
    'WEBSITE_USERNAME' => 'website',
    'WEBSITE_PASSWORD' => '',
    // Has news.json, services in service.json and so on, and gets the folder `inquiries`: keep it out of the web server's folder.
    'WEBSITE_FOLDER' => __DIR__ . '/../website-content',
    // For content in tables, such as mysql:host=localhost;dbname=cms;charset=utf8mb4
    'WEBSITE_DATABASE' => '',
    'WEBSITE_DATABASE_USER' => '',
    'WEBSITE_DATABASE_PASSWORD' => '',
    // For publish calls.
    'SITE_URL' => '',
    'REVALIDATE_SECRET' => '',
];
// Your tables or files, where they are not named as the calls: website_page_banner and page-banner.json for page-banner.
const NAMES = [/* 'news' => 'news_articles' */];
// Your names of fields by call, where they are not those of the contract.
const FIELDS = [/* 'news' => ['published_at' => 'date', 'description' => 'body'] */];
// Columns with JSON.
const JSON_FIELDS = ['images', 'specs', 'gases', 'expertise', 'services', 'products', 'updates', 'guarantees', 'figures', 'seo', 'blocks', 'range'];
// Leave out what you have no table for: its page says that nothing is published.
const LISTS = ['service', 'expertise', 'our-story', 'leadership', 'team', 'commitment', 'values', 'timeline', 'miscellaneous', 'catalogue', 'product',
    'gallery', 'news', 'blog', 'figure', 'reference', 'certificate', 'opening', 'redirect', 'family', 'page', 'page-banner'];
const RECORDS = ['website-setting', 'vision', 'quality-policy', 'privacy', 'home', 'about'];
const JSON = JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;

function setting(string $name): string {
    return getenv($name) ?: SETTINGS[$name];
}

/** Published records of a call with the contract's fields; null for none of this kind. */
function records(string $call, string $locale): ?array {
    $name = NAMES[$call] ?? null;
    $file = setting('WEBSITE_FOLDER') . '/' . ($name ?? $call) . '.json';
    if (setting('WEBSITE_DATABASE') !== '') {
        $options = [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION];
        $database = new PDO(setting('WEBSITE_DATABASE'), setting('WEBSITE_DATABASE_USER'), setting('WEBSITE_DATABASE_PASSWORD'), $options);
        $table = $name ?? 'website_' . strtr($call, '-', '_');
        $rows = $database->query("SELECT * FROM $table ORDER BY id")->fetchAll(PDO::FETCH_ASSOC);
    } elseif (is_file($file)) {
        $rows = json_decode(file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);
    } else {
        return null;
    }
    $all = array_map(fn (array $row): array => row($row, FIELDS[$call] ?? [], $locale), array_is_list($rows) ? $rows : [$rows]);
    return array_values(array_filter($all, fn (array $row): bool => ($row['status'] ?? 'Y') === 'Y'));
}

/** A record of the contract. In another language, such as hi, it has the words of title_hi; what is empty there stays as it is. */
function row(array $row, array $fields, string $locale): array {
    $row = array_map(fn (string $own): mixed => $row[$own] ?? null, $fields) + $row;
    $words = array_filter($row, fn (mixed $value, string $name): bool =>
        $locale !== '' && str_ends_with($name, "_$locale") && !in_array($value, [null, ''], true), ARRAY_FILTER_USE_BOTH);
    foreach ($words as $name => $value) {
        $row = [substr($name, 0, -strlen("_$locale")) => $value, 'locale' => $locale] + $row;
    }
    $isJson = fn (mixed $value, string $name): bool => in_array($name, JSON_FIELDS, true)
        && is_string($value) && preg_match('/^\s*[\[{]/', $value) === 1;
    return array_map(fn (string $value): mixed => json_decode($value, true), array_filter($row, $isJson, ARRAY_FILTER_USE_BOTH)) + $row;
}

function answer(string $method, string $path, array $query): array {
    [$call, $key, $rest] = explode('/', $path, 3) + [1 => null, 2 => null];
    if ($call === 'webhook' || $call === 'inquiry') {
        if ($method !== 'POST') return [405, ['detail' => 'This call takes POST.']];
        return $call === 'webhook' ? publish($query) : ($key === null ? inquiry() : file_of((string) $key, $rest));
    }
    $all = in_array($call, [...LISTS, ...RECORDS], true) ? records($call, preg_replace('/[^a-z]/i', '', $query['locale'] ?? '')) : null;
    if ($call === 'page-banner' || $key !== null) {
        [$field, $value] = $call === 'page-banner' ? ['name', (string) $rest] : ['id', $path === "$call/$key" ? $key : ''];
        $isSame = fn (array $row): bool => strcasecmp((string) ($row[$field] ?? ''), $value) === 0;
        $all = in_array($call, LISTS, true) ? array_values(array_filter($all ?? [], $isSame)) : [];
    }
    if ($all !== null && $key === null && in_array($call, LISTS, true) && $call !== 'page-banner') {
        $limit = max((int) ($query['limit'] ?? 0), 0) ?: max(count($all), 1);
        $pagination = ['total' => count($all), 'totalPages' => (int) ceil(count($all) / $limit)];
        return [200, ['data' => array_slice($all, (max((int) ($query['page'] ?? 1), 1) - 1) * $limit, $limit), 'pagination' => $pagination]];
    }
    return isset($all[0]) ? [200, ['data' => $all[0]]] : [404, ['detail' => 'There is no such record.']];
}

/** A path of an inquiry; null for a key that may be none. */
function place_of(string $key, string $end): ?string {
    return preg_match('/^\w[\w.-]{7,199}$/', $key) ? setting('WEBSITE_FOLDER') . "/inquiries/$key$end" : null;
}

/** Stores an inquiry, once for its key. */
function inquiry(): array {
    $file = place_of($key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '', '.json');
    $body = json_decode(file_get_contents('php://input'), true);
    $texts = is_array($body) ? array_filter($body, is_string(...)) : [];
    // Any field of the contract, also a later one, is a text with a short name.
    $isStorable = $texts !== [] && $texts === $body && !preg_grep('/^[a-z]{1,40}$/D', array_keys($body), PREG_GREP_INVERT);
    if ($file === null || !$isStorable || trim($texts['name'] ?? '') === '' || trim($texts['email'] ?? '') === '') {
        return [400, ['detail' => 'The key, name or email is missing, or a field is no text.']];
    }
    is_dir(dirname($file)) || mkdir(dirname($file), 0700, true) || is_dir(dirname($file));
    $part = tempnam(dirname($file), 'new');
    file_put_contents($part, json_encode(['received_at' => date(DATE_ATOM), ...$texts], JSON)) || throw new RuntimeException("$part is not written");
    $isStored = @link($part, $file) || is_file($file);
    unlink($part);
    return $isStored ? [201, ['data' => ['id' => $key]]] : throw new RuntimeException("$file is not written");
}

/** Stores a file of an inquiry under its digest. */
function file_of(string $key, ?string $rest): array {
    if ($rest !== 'file' || !is_file((string) place_of($key, '.json'))) {
        return [404, ['detail' => 'There is no such inquiry.']];
    }
    is_dir(place_of($key, '')) || mkdir(place_of($key, ''), 0700) || is_dir(place_of($key, ''));
    $part = tempnam(place_of($key, ''), 'new');
    copy('php://input', $part);
    $digest = 'sha-256=:' . base64_encode(hash_file('sha256', $part, true)) . ':';
    if ($digest !== ($_SERVER['HTTP_CONTENT_DIGEST'] ?? '')) {
        unlink($part);
        return [400, ['detail' => 'The file has another digest.']];
    }
    preg_match("/filename\*=UTF-8''\S+(\.\w{1,5})$/", $_SERVER['HTTP_CONTENT_DISPOSITION'] ?? '', $ending);
    rename($part, place_of($key, '/' . hash_file('sha256', $part) . ($ending[1] ?? ''))) || throw new RuntimeException("$part is not moved");
    return [201, ['data' => ['id' => $digest]]];
}

/** Tells the site what has changed: POST website.php/webhook?tags=news, with the password of the site. */
function publish(array $query): array {
    $context = ['method' => 'POST', 'header' => 'Authorization: Bearer ' . setting('REVALIDATE_SECRET'), 'timeout' => 5, 'content' => ''];
    $url = setting('SITE_URL') . '/api/revalidate?' . http_build_query(['tags' => $query['tags'] ?? '']);
    $isTold = @file_get_contents($url, false, stream_context_create(['http' => $context])) !== false;
    return $isTold ? [200, ['tags' => $query['tags'] ?? '']] : [502, ['detail' => 'The site has not answered.']];
}

ini_set('display_errors', '0');
header('Content-Type: application/json');
$path = preg_replace('~^/(?:website/)?~', '', $_SERVER['PATH_INFO'] ?? '');
try {
    $given = ($_SERVER['PHP_AUTH_USER'] ?? '') . ':' . ($_SERVER['PHP_AUTH_PW'] ?? '');
    $isAllowed = setting('WEBSITE_PASSWORD') !== '' && hash_equals(setting('WEBSITE_USERNAME') . ':' . setting('WEBSITE_PASSWORD'), $given);
    [$status, $answer] = $isAllowed ? answer($_SERVER['REQUEST_METHOD'], $path, $_GET) : [401, ['detail' => 'Credentials are required.']];
    $json = json_encode($answer, JSON);
} catch (Throwable $error) {
    error_log((string) $error);
    [$status, $json] = [500, '{"detail":"Something went wrong."}'];
}
header([401 => 'WWW-Authenticate: Basic realm="website"', 405 => 'Allow: POST'][$status] ?? 'Vary: Authorization');
http_response_code($status);
echo $json;
