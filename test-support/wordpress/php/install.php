<?php
// Creates the tables, the administrator and the settings of a new site.
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( PREDIO_SITE['url'], PHP_URL_HOST );

/** WordPress lets this be replaced; its own would write a letter. */
function wp_new_blog_notification() {}

require ABSPATH . 'wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Inmobiliaria Sol & Peñón', 'admin', 'admin@example.test', true, '', 'clave-para-entrar' );
update_option( 'permalink_structure', PREDIO_SITE['options']['plainPermalinks'] ? '' : '/%postname%/' );
update_option( 'timezone_string', 'America/Mexico_City' );
// Without folders a month, a photograph's address is known before it is stored.
update_option( 'uploads_use_yearmonth_folders', '' );
