<?php
// Fills an installed site from seed.json: users with their keys, terms, photographs, listings. Prints the keys.
$_SERVER['HTTP_HOST'] = parse_url( PREDIO_SITE['url'], PHP_URL_HOST );
require ABSPATH . 'wp-load.php';
require __DIR__ . '/photograph.php';

$seed = json_decode( file_get_contents( dirname( ABSPATH ) . '/seed.json' ), true );
global $wpdb, $wp_rewrite;

$wp_rewrite->init();
flush_rewrite_rules( false );
wp_set_current_user( 1 );
wp_defer_term_counting( true );
$wpdb->query( 'start transaction' );

/** The id, or an end that the caller sees. */
function predio_id( $result ): int {
	if ( is_wp_error( $result ) || ! $result ) {
		fwrite( STDERR, is_wp_error( $result ) ? $result->get_error_message() : 'WordPress stored nothing' );
		exit( 1 );
	}
	return (int) $result;
}

$terms = array();
foreach ( $seed['terms'] as $taxonomy => $names ) {
	foreach ( $names as $name ) {
		$made = wp_insert_term( wp_slash( $name ), $taxonomy );
		$terms[ $taxonomy ][ $name ] = predio_id( is_wp_error( $made ) ? $made : $made['term_id'] );
	}
}

foreach ( $seed['photos'] as $photo ) {
	predio_id( predio_photograph( $photo ) );
}

foreach ( $seed['posts'] as $post ) {
	$id = predio_id( wp_insert_post( wp_slash( array(
		'import_id' => $post['id'],
		'post_type' => predio_type(),
		'post_status' => $post['status'],
		'post_password' => $post['password'],
		'post_title' => $post['title'],
		'post_name' => $post['slug'],
		'post_content' => $post['content'],
		'post_date' => $post['date'],
	) ), true ) );
	foreach ( $post['meta'] as $row ) {
		add_post_meta( $id, $row['key'], wp_slash( $row['value'] ) );
	}
	foreach ( $post['terms'] as $taxonomy => $names ) {
		wp_set_object_terms( $id, array_map( fn( $name ) => $terms[ $taxonomy ][ $name ], $names ), $taxonomy );
	}
	if ( $post['trashed'] ) {
		wp_trash_post( $id );
	}
}

// Behind WordPress's back, as a careless clean-up does: posts go on naming what is no longer there.
foreach ( $seed['lostPhotos'] as $lost ) {
	$wpdb->delete( $wpdb->posts, array( 'ID' => $lost ) );
	$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $lost ) );
}

$wpdb->query( 'commit' );
wp_defer_term_counting( false );

$reader = predio_id( wp_insert_user( array(
	'user_login' => 'lectora',
	'user_pass' => 'clave-de-lectora',
	'user_email' => 'lectora@example.test',
	'role' => 'subscriber',
) ) );
$keys = array();
foreach ( array( 'admin' => 1, 'subscriber' => $reader ) as $name => $user ) {
	$made = WP_Application_Passwords::create_new_application_password( $user, array( 'name' => 'Predio' ) );
	$keys[ $name ] = WP_Application_Passwords::chunk_password( $made[0] );
}
echo json_encode( $keys );
