<?php
if ($argc < 5) {
    fwrite(STDERR, "Usage: php sign.php BASE_URL API_KEY TEMPLATE EXPIRES name=value ...\n");
    exit(2);
}
[, $base, $key, $template, $expires] = $argv;
$data = array_slice($argv, 5);
$pairs = ['expires' => $expires];
foreach ($data as $pair) {
    [$name, $value] = explode('=', $pair, 2);
    $pairs[$name] = $value;
}
ksort($pairs, SORT_STRING);
$query = http_build_query($pairs);
$signature = hash_hmac('sha256', "/i/$template?$query", $key);
echo "$base/i/$template?$query&sig=" . explode('_', $key)[1] . ".$signature\n";
