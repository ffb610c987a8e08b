<?php
namespace Cardwright;

// Platforms show no preview for a longer URL.
const MOST_URL_CHARACTERS = 2048;

/**
 * The signed URL of a card. Of parameters that make it too long for platforms, the last are left out; the first always stays.
 *
 * @param string $service    Origin of the service.
 * @param string $api_key    cw_<id>_<secret>.
 * @param string $template   Name of the template.
 * @param array  $parameters The most important first.
 * @param array  $control    Such as `expires` and `width`.
 */
function sign_card( $service, $api_key, $template, array $parameters, array $control ) {
	$path = "/i/$template";
	do {
		$pairs = $control + $parameters;
		ksort( $pairs, SORT_STRING );
		$unsigned = $path . '?' . http_build_query( $pairs, '', '&', PHP_QUERY_RFC3986 );
		$key_id   = explode( '_', $api_key )[1];
		$url      = "$service$unsigned&sig=$key_id." . hash_hmac( 'sha256', $unsigned, $api_key );
		array_pop( $parameters );
	} while ( strlen( $url ) > MOST_URL_CHARACTERS && array() !== $parameters );
	return $url;
}
