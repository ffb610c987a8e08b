<?php
namespace Cardwright;

// On the dashboard, which is for other things; and where somebody has just saved settings and waits for what comes of them.
const CHECK_SECONDS = 5;
const TRY_SECONDS   = 30;
const CHECKED_FOR   = 5 * MINUTE_IN_SECONDS;

/**
 * What is wrong with the cards of this site, in words for its owner; empty where they are right. Asks the service for the card of the
 * newest post, as a platform would, and remembers the answer for a few minutes.
 */
function find_fault( $again = false ) {
	$options = options();
	if ( '' === $options['service'] ) {
		return __( 'Enter the address of your Cardwright service, so that posts get their cards.', 'cardwright' );
	}
	$known = get_transient( 'cardwright_fault' );
	if ( ! $again && is_array( $known ) ) {
		return $known['fault'];
	}
	$fault = ask_for_card( $options, $again ? TRY_SECONDS : CHECK_SECONDS );
	set_transient( 'cardwright_fault', array( 'fault' => $fault ), CHECKED_FOR );
	return $fault;
}

function ask_for_card( array $options, $seconds ) {
	$card = newest_card( $options );
	if ( null === $card ) {
		return __( 'Cards without an API key need permalinks without a query. Choose another structure under Settings > Permalinks, or enter a key.', 'cardwright' );
	}
	$answer = wp_remote_get( $card['url'], array( 'timeout' => $seconds ) );
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: reason */
		return sprintf( __( 'The Cardwright service cannot be reached, so shared posts may have no picture: %s', 'cardwright' ), $answer->get_error_message() );
	}
	$status = wp_remote_retrieve_response_code( $answer );
	$type   = (string) wp_remote_retrieve_header( $answer, 'content-type' );
	// Also a refused card can be a picture, for which the account chose another one.
	$code = (string) wp_remote_retrieve_header( $answer, 'x-cardwright-error' );
	if ( 200 === $status && 0 === strpos( $type, 'image/' ) && '' === $code ) {
		return '';
	}
	$body  = json_decode( wp_remote_retrieve_body( $answer ), true );
	$error = is_array( $body ) && isset( $body['error'] ) && is_string( $body['error'] ) ? $body['error'] : ( $code ?: $type );
	/* translators: 1: HTTP status, 2: reason that the service gave */
	return sprintf( __( 'The Cardwright service refuses the card of the newest post (%1$d): %2$s', 'cardwright' ), $status, $error );
}

/** Of the front page, where nothing is published yet. */
function newest_card( array $options ) {
	$posts = array() === $options['post_types'] ? array() : get_posts(
		array(
			'post_type'    => $options['post_types'],
			'numberposts'  => 1,
			'has_password' => false,
		)
	);
	return isset( $posts[0] )
		? card_of_post( $posts[0], $options )
		: card_of( home_url( '/' ), front_page_parameters(), $options );
}
