<?php
namespace Cardwright;

const META_TAG = '/<meta\b(?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+>\s*/i';

/**
 * The head with those tags that it lacks. A head that has an image keeps it, unless it is one of the replaceable.
 *
 * @param string $html        The head, or a page from there on.
 * @param array  $tags        Lines of HTML by the name of their tag.
 * @param array  $replaceable Image files, without path, size and extension.
 */
function tag_head( $html, array $tags, array $replaceable ) {
	$end  = stripos( $html, '</head>' );
	$head = false === $end ? $html : substr( $html, 0, $end );
	$rest = false === $end ? '' : substr( $html, $end );

	if ( false === preg_match_all( META_TAG, $head, $found ) ) {
		return $html;
	}
	$names = array();
	foreach ( $found[0] as $tag ) {
		$name = attribute( $tag, 'property' ) ?: attribute( $tag, 'name' );
		if ( 'og:image' === $name && ! in_array( file_of( attribute( $tag, 'content' ) ), $replaceable, true ) ) {
			return $html;
		}
		$names[] = $name;
	}
	if ( in_array( 'og:image', $names, true ) ) {
		$head  = preg_replace_callback(
			META_TAG,
			static function ( $match ) {
				return is_image_tag( attribute( $match[0], 'property' ) ?: attribute( $match[0], 'name' ) ) ? '' : $match[0];
			},
			$head
		) ?? $head;
		$names = array_filter(
			$names,
			static function ( $name ) {
				return ! is_image_tag( $name );
			}
		);
	}
	return $head . implode( "\n", array_diff_key( $tags, array_flip( $names ) ) ) . "\n" . $rest;
}

function is_image_tag( $name ) {
	return 1 === preg_match( '/^(?:og:image|twitter:image|twitter:card$)/', $name );
}

/** In lower case for the name of a tag, as it is for its content. */
function attribute( $tag, $name ) {
	if ( ! preg_match( '/\s' . $name . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s>]+))/i', $tag, $match ) ) {
		return '';
	}
	$value = html_entity_decode( end( $match ), ENT_QUOTES, 'UTF-8' );
	return 'content' === $name ? $value : strtolower( $value );
}

/** The same for all sizes that WordPress makes of an image: `https://example.com/uploads/sea-1024x576.jpg` is `sea`. */
function file_of( $url ) {
	$file = pathinfo( (string) parse_url( $url, PHP_URL_PATH ), PATHINFO_FILENAME );
	return preg_replace( '/-(?:\d+x\d+|scaled|rotated)$/', '', $file );
}
