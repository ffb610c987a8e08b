<?php
namespace Cardwright;

add_action( 'admin_init', __NAMESPACE__ . '\register_options' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'admin_notices', __NAMESPACE__ . '\show_fault' );
add_filter( 'plugin_action_links_cardwright/cardwright.php', __NAMESPACE__ . '\add_settings_link' );

function register_options() {
	register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_options' ) );
}

function add_settings_page() {
	add_options_page( 'Cardwright', 'Cardwright', 'manage_options', OPTION, __NAMESPACE__ . '\print_settings_page' );
}

function add_settings_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . OPTION ) ), esc_html__( 'Settings', 'cardwright' ) );
	return array_merge( array( $link ), $links );
}

/** On the dashboard and the page of the settings, to those who can do something about it. */
function show_fault() {
	$screen = get_current_screen();
	$place  = null === $screen ? '' : $screen->id;
	if ( ! current_user_can( 'manage_options' ) || ! in_array( $place, array( 'dashboard', 'settings_page_' . OPTION ), true ) ) {
		return;
	}
	$fault = find_fault( 'dashboard' !== $place );
	if ( '' !== $fault ) {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $fault ) );
	} elseif ( 'dashboard' !== $place ) {
		printf( '<div class="notice notice-success"><p>%s</p></div>', esc_html__( 'The Cardwright service draws the cards of this site.', 'cardwright' ) );
	}
}

function print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$options = options();
	$has_key = '' !== $options['api_key'];
	?>
	<div class="wrap">
		<h1>Cardwright</h1>
		<form action="options.php" method="post">
			<?php settings_fields( OPTION ); ?>
			<table class="form-table" role="presentation">
				<?php
				row(
					'service',
					__( 'Service', 'cardwright' ),
					text_input( 'service', 'url', $options['service'], 'https://cards.example.com' ),
					__( 'Address of your Cardwright service.', 'cardwright' )
				);
				if ( defined( 'CARDWRIGHT_API_KEY' ) ) {
					row( '', __( 'API key', 'cardwright' ), '', __( 'Set in wp-config.php (CARDWRIGHT_API_KEY).', 'cardwright' ) );
				} else {
					row(
						'api_key',
						__( 'API key', 'cardwright' ),
						text_input( 'api_key', 'password', '', $has_key ? __( 'saved; leave empty to keep it', 'cardwright' ) : 'cw_...' )
							. ( $has_key ? choice( 'checkbox', '[forget_key]', '1', false, __( 'Forget the saved key', 'cardwright' ) ) : '' ),
						__( 'Signs the cards, and never leaves this server; a key that can only sign is enough. Leave it empty if the service knows this site as a registered one.', 'cardwright' )
					);
				}
				row(
					'template',
					__( 'Template', 'cardwright' ),
					text_input( 'template', 'text', $options['template'], DEFAULTS['template'] ),
					__( 'Such as og_standard, article (with a photo) or one of your own. The cards of a registered site choose theirs by the page.', 'cardwright' )
				);
				$types = '';
				foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) {
					if ( 'attachment' !== $type->name ) {
						$types .= choice( 'checkbox', '[post_types][]', $type->name, in_array( $type->name, $options['post_types'], true ), $type->label );
					}
				}
				row( '', __( 'Cards for', 'cardwright' ), $types );
				$names  = array(
					'wide'     => __( 'Wide, 1200 x 630: what most platforms show', 'cardwright' ),
					'square'   => __( 'Square, 1200 x 1200', 'cardwright' ),
					'portrait' => __( 'Portrait, 1000 x 1500: for boards of pictures', 'cardwright' ),
					'story'    => __( 'Story, 1080 x 1920', 'cardwright' ),
				);
				$shapes = '';
				foreach ( $names as $shape => $name ) {
					$shapes .= choice( 'radio', '[shape]', $shape, $shape === $options['shape'], $name );
				}
				row( '', __( 'Shape', 'cardwright' ), $shapes );
				$uses     = array(
					'share'   => __( 'is shared as it is, without a card', 'cardwright' ),
					'photo'   => __( 'becomes the photo of the card (template article, or another one with the parameter image)', 'cardwright' ),
					'replace' => __( 'stays on the page; what is shared is a card without it', 'cardwright' ),
				);
				$featured = '';
				foreach ( $uses as $use => $name ) {
					$featured .= choice( 'radio', '[featured]', $use, $use === $options['featured'], $name );
				}
				row(
					'',
					__( 'A featured image', 'cardwright' ),
					$featured,
					__( 'A photo must be on https, and the operator of the service must allow its host. An image for sharing that was chosen in an SEO plugin always stays.', 'cardwright' )
				);
				?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/** `$field` is escaped HTML, of the two functions below. */
function row( $name, $label, $field, $help = '' ) {
	printf(
		'<tr><th scope="row">%s</th><td>%s%s</td></tr>',
		'' === $name ? esc_html( $label ) : sprintf( '<label for="cardwright-%s">%s</label>', esc_attr( $name ), esc_html( $label ) ),
		$field, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		'' === $help ? '' : sprintf( '<p class="description">%s</p>', esc_html( $help ) )
	);
}

function text_input( $name, $type, $value, $placeholder ) {
	return sprintf(
		'<input class="regular-text" id="cardwright-%1$s" name="%2$s[%1$s]" type="%3$s" value="%4$s" placeholder="%5$s" autocomplete="off">',
		esc_attr( $name ),
		esc_attr( OPTION ),
		esc_attr( $type ),
		esc_attr( $value ),
		esc_attr( $placeholder )
	);
}

function choice( $type, $name, $value, $checked, $label ) {
	return sprintf(
		'<label style="display:block"><input type="%s" name="%s%s" value="%s"%s> %s</label>',
		esc_attr( $type ),
		esc_attr( OPTION ),
		esc_attr( $name ),
		esc_attr( $value ),
		checked( $checked, true, false ),
		esc_html( $label )
	);
}
