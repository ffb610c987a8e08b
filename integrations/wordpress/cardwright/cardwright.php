<?php
/**
 * Plugin Name:       Cardwright Social Cards
 * Description:       Gives every post and page a social preview image, drawn by your Cardwright service.
 * Version:           0.1.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * Author:            The Cardwright authors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       cardwright
 */

namespace Cardwright;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/sign-card.php';
require_once __DIR__ . '/tag-head.php';
require_once __DIR__ . '/options.php';
require_once __DIR__ . '/image-of-page.php';
require_once __DIR__ . '/check-service.php';

if ( is_admin() ) {
	require_once __DIR__ . '/settings-page.php';
}

add_action( 'wp_head', __NAMESPACE__ . '\begin_head', PHP_INT_MIN );
add_action( 'wp_head', __NAMESPACE__ . '\end_head', PHP_INT_MAX );

/**
 * Reads the head of the page while it is written: whichever plugin or theme sets an image there, a page never has two.
 */
function begin_head() {
	try {
		$image = image_of_page();
	} catch ( \Throwable $error ) {
		// A page is never lost for its picture.
		return;
	}
	if ( null === $image ) {
		return;
	}
	$tags        = image_tags( $image );
	$replaceable = $image['replaces'];
	ob_start(
		static function ( $html ) use ( $tags, $replaceable ) {
			return tag_head( $html, $tags, $replaceable );
		}
	);
	head_level( ob_get_level() );
}

/**
 * Where another plugin began a buffer in the head and ends it later, ours ends with the page.
 */
function end_head() {
	if ( head_level() > 0 && ob_get_level() === head_level() ) {
		ob_end_flush();
	}
	head_level( 0 );
}

function head_level( $set = null ) {
	static $level = 0;
	return null === $set ? $level : $level = $set;
}
