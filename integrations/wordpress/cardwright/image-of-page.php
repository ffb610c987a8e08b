<?php
namespace Cardwright;

const MOST_TITLE_CHARACTERS       = 150;
const MOST_DESCRIPTION_CHARACTERS = 200;
// As X has it: narrower images are cut down to a strip in the large card.
const LEAST_LARGE_RATIO = 1.4;

/**
 * The image of the page that is shown: `url`, `width`, `height`, `alt`, and the featured image that it `replaces` where another plugin
 * has set that. Null where the page has none from here.
 */
function image_of_page() {
	$options = options();
	if ( '' === $options['service'] ) {
		return null;
	}
	if ( is_front_page() && ! is_singular() ) {
		return card_of( home_url( '/' ), front_page_parameters(), $options );
	}
	$post = is_singular() ? get_queried_object() : null;
	if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status ) {
		return null;
	}
	return in_array( $post->post_type, $options['post_types'], true ) ? image_of_post( $post, $options ) : null;
}

function image_of_post( \WP_Post $post, array $options ) {
	$featured = (int) get_post_thumbnail_id( $post );
	return 0 !== $featured && 'share' === $options['featured'] ? featured_image( $featured, $post ) : card_of_post( $post, $options );
}

function card_of_post( \WP_Post $post, array $options ) {
	$parameters = post_parameters( $post );
	$featured   = (int) get_post_thumbnail_id( $post );
	$photo      = 'photo' === $options['featured'] && 0 !== $featured ? (string) wp_get_attachment_image_url( $featured, 'large' ) : '';
	if ( '' !== $photo ) {
		// Next to the title, because what comes last is left out of URLs that are too long.
		$parameters = array_slice( $parameters, 0, 1 ) + array( 'image' => $photo ) + $parameters;
	}
	$card = card_of( get_permalink( $post ), $parameters, $options );
	if ( null !== $card && 0 !== $featured ) {
		$card['replaces'] = array( file_of( (string) wp_get_attachment_url( $featured ) ) );
	}
	return $card;
}

function featured_image( $featured, \WP_Post $post ) {
	$source = wp_get_attachment_image_src( $featured, 'large' );
	if ( ! is_array( $source ) ) {
		return null;
	}
	return array(
		'url'      => $source[0],
		'width'    => $source[1],
		'height'   => $source[2],
		'alt'      => get_post_meta( $featured, '_wp_attachment_image_alt', true ) ?: plain_text( get_the_title( $post ) ),
		'replaces' => array(),
	);
}

/** With a key, the card is signed; without one, it is that of a registered site, which has no pages with a query. */
function card_of( $page_url, array $parameters, array $options ) {
	list( $width, $height ) = SHAPES[ $options['shape'] ];
	if ( '' !== $options['api_key'] ) {
		$control = array(
			// The same all year long, so that a page keeps the URL of its card, and good for a year at least.
			'expires' => gmmktime( 0, 0, 0, 1, 1, (int) gmdate( 'Y' ) + 2 ),
			'width'   => $width,
			'height'  => $height,
		);
		$url     = sign_card( $options['service'], $options['api_key'], $options['template'], $parameters, $control );
	} else {
		$page = wp_parse_url( $page_url );
		if ( ! isset( $page['host'] ) || isset( $page['query'] ) ) {
			return null;
		}
		$port  = isset( $page['port'] ) ? ":{$page['port']}" : '';
		$path  = isset( $page['path'] ) ? $page['path'] : '/';
		$shape = 'wide' === $options['shape'] ? '' : "?shape={$options['shape']}";
		$url   = "{$options['service']}/og/{$page['host']}$port$path$shape";
	}
	return array(
		'url'      => $url,
		'width'    => $width,
		'height'   => $height,
		'alt'      => (string) reset( $parameters ),
		'replaces' => array(),
	);
}

/** What the card of a post says, the most important first. */
function post_parameters( \WP_Post $post ) {
	// Of a post with a password, only the title is public.
	$text       = '' === $post->post_password ? ( $post->post_excerpt ?: excerpt_remove_blocks( strip_shortcodes( $post->post_content ) ) ) : '';
	$parameters = array(
		'title'       => shorten( plain_text( get_the_title( $post ) ), MOST_TITLE_CHARACTERS ),
		'site'        => plain_text( get_bloginfo( 'name' ) ),
		'author'      => 'post' === $post->post_type ? plain_text( get_the_author_meta( 'display_name', (int) $post->post_author ) ) : '',
		'date'        => 'post' === $post->post_type ? plain_text( get_the_date( '', $post ) ) : '',
		'description' => shorten( plain_text( $text ), MOST_DESCRIPTION_CHARACTERS ),
	);
	/**
	 * Filters what the card of a post says, as parameters of the template by their names.
	 *
	 * @param array    $parameters The most important first.
	 * @param \WP_Post $post       The post.
	 */
	$parameters = apply_filters( 'cardwright_parameters', $parameters, $post );
	return array_filter( array_map( 'strval', $parameters ), 'strlen' );
}

function front_page_parameters() {
	return array_filter(
		array(
			'title'       => shorten( plain_text( get_bloginfo( 'name' ) ), MOST_TITLE_CHARACTERS ),
			'description' => shorten( plain_text( get_bloginfo( 'description' ) ), MOST_DESCRIPTION_CHARACTERS ),
		),
		'strlen'
	);
}

/** One line, without markup and characters that no card can show. */
function plain_text( $html ) {
	$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$text = preg_replace( '/\s+/u', ' ', wp_check_invalid_utf8( $text, true ) );
	return trim( (string) preg_replace( '/\p{Cc}/u', '', (string) $text ) );
}

/** At a space, where there is one in the second half. */
function shorten( $text, $most ) {
	if ( mb_strlen( $text ) <= $most ) {
		return $text;
	}
	$half = intdiv( $most, 2 );
	$last = $most - 1;
	return ( preg_match( "/^.{{$half},$last}(?=\s)/us", $text, $words ) ? $words[0] : mb_substr( $text, 0, $last ) ) . '…';
}

/** Lines of HTML, escaped, by the name of their tag. */
function image_tags( array $image ) {
	$large    = $image['width'] / max( 1, $image['height'] ) >= LEAST_LARGE_RATIO;
	$contents = array(
		'og:image'          => $image['url'],
		'og:image:width'    => $image['width'],
		'og:image:height'   => $image['height'],
		'og:image:alt'      => $image['alt'],
		'twitter:card'      => $large ? 'summary_large_image' : 'summary',
		'twitter:image'     => $image['url'],
		'twitter:image:alt' => $image['alt'],
	);
	$tags     = array();
	foreach ( array_filter( array_map( 'strval', $contents ), 'strlen' ) as $name => $content ) {
		$kind = 0 === strpos( $name, 'og:' ) ? 'property' : 'name';
		// Not `esc_url`, which takes encoded newlines out: the signature would no longer hold.
		$tags[ $name ] = sprintf( '<meta %s="%s" content="%s">', $kind, $name, esc_attr( $content ) );
	}
	return $tags;
}
