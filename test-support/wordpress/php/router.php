<?php
// What a hosting company's web server does before WordPress: serve files, rewrite the rest to index.php.
require __DIR__ . '/prepend.php';

if ( PREDIO_SITE['options']['delayMs'] > 0 ) {
	usleep( PREDIO_SITE['options']['delayMs'] * 1000 );
}
if ( PREDIO_SITE['options']['dropsAuthorization'] ) {
	foreach ( array( 'HTTP_AUTHORIZATION', 'PHP_AUTH_USER', 'PHP_AUTH_PW', 'PHP_AUTH_DIGEST' ) as $trace ) {
		unset( $_SERVER[ $trace ] );
	}
}

$asked = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ?: '/' );
$climbs = in_array( '..', explode( '/', $asked ), true );
if ( ! $climbs && is_file( ABSPATH . ltrim( $asked, '/' ) ) ) {
	return false;
}

// php -S guesses these from the path; WordPress reads them to find the route.
unset( $_SERVER['PATH_INFO'] );
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = ABSPATH . 'index.php';
require ABSPATH . 'index.php';
