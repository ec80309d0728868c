<?php
/**
 * Plugin Name: Listings of a test site
 * Description: What a real-estate theme adds to WordPress: the type, its taxonomies and its REST fields.
 */
defined( 'ABSPATH' ) || exit;

function predio_options(): array {
	return PREDIO_SITE['options'];
}

/** Only WP Residence's route carries its type's own name. */
function predio_type(): string {
	return predio_options()['postType'] === 'estate_property' ? 'estate_property' : 'property';
}

function predio_in_rest(): bool {
	return predio_options()['postType'] !== 'none';
}

add_action( 'init', function () {
	register_post_type( predio_type(), array(
		'label' => 'Propiedades',
		'public' => true,
		'has_archive' => 'propiedades',
		'rewrite' => array( 'slug' => 'propiedad' ),
		'supports' => array( 'title', 'editor', 'thumbnail', 'author' ),
		'show_in_rest' => predio_in_rest(),
		'rest_base' => predio_options()['postType'],
	) );
	foreach ( array( 'property_type', 'property_status', 'property_city', 'property_feature' ) as $taxonomy ) {
		register_taxonomy( $taxonomy, predio_type(), array(
			'label' => $taxonomy,
			'hierarchical' => true,
			'show_in_rest' => predio_in_rest(),
		) );
	}
	add_rewrite_rule( '^en/propiedad/([^/]+)/?$', 'index.php?' . predio_type() . '=$matches[1]', 'top' );
} );

add_action( 'rest_api_init', function () {
	$fields = array( 'lang' => 'predio_language', 'translations' => 'predio_translations' );
	// Houzez hands out every row of the post, its private ones too; ACF a block of its own.
	if ( predio_options()['vocabulary'] === 'houzez' ) {
		$fields['property_meta'] = fn( $post ) => get_post_meta( $post );
	} else {
		$fields['acf'] = fn( $post ) => json_decode( get_post_meta( $post, '_acf_block', true ) ?: '[]', true );
	}
	foreach ( $fields as $name => $read ) {
		register_rest_field( predio_type(), $name, array( 'get_callback' => fn( $post ) => $read( $post['id'] ) ) );
	}
} );

// Polylang's two marks of a translated post: its fields, and the language in its address.
function predio_language( int $post ): string {
	return get_post_meta( $post, '_language', true ) ?: 'es';
}

function predio_translations( int $post ): array {
	$all = json_decode( get_post_meta( $post, '_translations', true ) ?: '[]', true );
	return $all ?: array( predio_language( $post ) => $post );
}

add_filter( 'post_type_link', function ( string $link, WP_Post $post ) {
	if ( predio_language( $post->ID ) === 'es' ) {
		return $link;
	}
	return get_option( 'permalink_structure' )
		? str_replace( home_url( '/' ), home_url( '/en/' ), $link )
		: add_query_arg( 'lang', 'en', $link );
}, 10, 2 );

if ( predio_options()['strict'] ) {
	// Core judges a key at priority 90, but only if somebody has asked for the user before.
	add_filter( 'rest_authentication_errors', function ( $verdict ) {
		wp_get_current_user();
		return $verdict;
	} );
}

if ( predio_options()['locked'] ) {
	add_filter( 'rest_authentication_errors', function ( $verdict ) {
		if ( ! empty( $verdict ) || is_user_logged_in() ) {
			return $verdict;
		}
		return new WP_Error( 'rest_not_logged_in', 'You are not currently logged in.', array( 'status' => 401 ) );
	} );
}

// Not even to itself: while it is being installed, WordPress calls its own address to see whether it answers.
add_filter( 'pre_http_request', fn() => new WP_Error( 'http_request_failed', 'This site calls nobody.' ) );
add_filter( 'pre_wp_mail', '__return_false' );
