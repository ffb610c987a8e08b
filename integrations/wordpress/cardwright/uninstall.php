<?php
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 ) as $cardwright_site ) {
	if ( 0 !== $cardwright_site ) {
		switch_to_blog( $cardwright_site );
	}
	delete_option( 'cardwright' );
	delete_transient( 'cardwright_fault' );
	if ( 0 !== $cardwright_site ) {
		restore_current_blog();
	}
}
