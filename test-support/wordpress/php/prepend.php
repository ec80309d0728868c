<?php
// Runs before every script. WordPress itself is shared and read-only; naming its root here keeps it from
// looking for a configuration beside its own files.
// The router runs before PHP would do this, and may hand a script on to PHP afterwards.
if ( defined( 'ABSPATH' ) ) {
	return;
}
define( 'ABSPATH', getenv( 'PREDIO_WORDPRESS_ROOT' ) . '/' );
define( 'PREDIO_SITE', json_decode( file_get_contents( dirname( ABSPATH ) . '/site.json' ), true ) );
