<?php
// The configuration of every test site; what differs comes from its site.json.
define( 'DB_NAME', PREDIO_SITE['database']['name'] );
define( 'DB_HOST', 'localhost:' . PREDIO_SITE['database']['socket'] );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
$table_prefix = 'wp_';

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $purpose ) {
	define( $purpose . '_KEY', hash( 'sha256', $purpose . 'key' . PREDIO_SITE['secret'] ) );
	define( $purpose . '_SALT', hash( 'sha256', $purpose . 'salt' . PREDIO_SITE['secret'] ) );
}

define( 'WP_HOME', PREDIO_SITE['url'] );
define( 'WP_SITEURL', PREDIO_SITE['url'] );
define( 'WP_ENVIRONMENT_TYPE', PREDIO_SITE['options']['environment'] );

// A test site talks to nobody and changes nothing by itself.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );

require_once ABSPATH . 'wp-settings.php';
