<?php
namespace Cardwright;

const OPTION = 'cardwright';

// What platforms show large, by its width and height.
const SHAPES = array(
	'wide'     => array( 1200, 630 ),
	'square'   => array( 1200, 1200 ),
	'portrait' => array( 1000, 1500 ),
	'story'    => array( 1080, 1920 ),
);

// What happens to a post with a featured image.
const FEATURED = array( 'share', 'photo', 'replace' );

const DEFAULTS = array(
	'service'    => '',
	'api_key'    => '',
	'template'   => 'og_standard',
	'post_types' => array( 'post', 'page' ),
	'shape'      => 'wide',
	'featured'   => 'share',
);

/** Those of this site, with a key from wp-config.php before the one that is stored. */
function options() {
	$stored  = get_option( OPTION );
	$options = array_merge( DEFAULTS, is_array( $stored ) ? $stored : array() );
	if ( defined( 'CARDWRIGHT_API_KEY' ) ) {
		$options['api_key'] = CARDWRIGHT_API_KEY;
	}
	return $options;
}

/** What was typed into the settings page, as it is stored; what is wrong stays as it was, with a message. */
function sanitize_options( $input ) {
	$stored  = get_option( OPTION );
	$options = array_merge( DEFAULTS, is_array( $stored ) ? $stored : array() );
	$input   = is_array( $input ) ? $input : array();
	$text    = static function ( $name ) use ( $input ) {
		return isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? trim( $input[ $name ] ) : '';
	};
	$refuse  = static function ( $name, $message ) {
		add_settings_error( OPTION, "cardwright_$name", $message );
	};

	$service = rtrim( $text( 'service' ), '/' );
	if ( '' === $service || preg_match( '~^https?://[a-z0-9.\-\[\]:]+$~i', $service ) ) {
		$options['service'] = $service;
	} else {
		$refuse( 'service', __( 'The address of the service must look like https://cards.example.com, without a path.', 'cardwright' ) );
	}

	if ( ! empty( $input['forget_key'] ) ) {
		$options['api_key'] = '';
	} elseif ( preg_match( '/^cw_[a-z0-9]{1,64}_[\x21-\x7e]+$/', $text( 'api_key' ) ) ) {
		$options['api_key'] = $text( 'api_key' );
	} elseif ( '' !== $text( 'api_key' ) ) {
		$refuse( 'api_key', __( 'An API key looks like cw_<id>_<secret>. Copy it as it was shown when it was made.', 'cardwright' ) );
	}

	if ( preg_match( '/^[a-z0-9_.-]{1,64}$/', $text( 'template' ) ) ) {
		$options['template'] = $text( 'template' );
	} elseif ( isset( $input['template'] ) ) {
		$refuse( 'template', __( 'The template must be the name of one, such as og_standard or article.', 'cardwright' ) );
	}

	if ( array_key_exists( $text( 'shape' ), SHAPES ) ) {
		$options['shape'] = $text( 'shape' );
	}
	if ( in_array( $text( 'featured' ), FEATURED, true ) ) {
		$options['featured'] = $text( 'featured' );
	}
	$wanted                = isset( $input['post_types'] ) ? (array) $input['post_types'] : array();
	$options['post_types'] = array_values( array_intersect( get_post_types( array( 'public' => true ) ), $wanted ) );
	return $options;
}
