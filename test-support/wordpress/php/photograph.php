<?php
/** A small picture that differs from every other, stored as an attachment. The id, or why it could not be. */
function predio_photograph( array $photo ) {
	$file = wp_upload_dir()['path'] . '/' . $photo['file'];
	$hue = crc32( $photo['file'] );
	$picture = imagecreatetruecolor( 96, 64 );
	imagefill( $picture, 0, 0, imagecolorallocate( $picture, $hue & 127, 90 + ( $hue >> 8 & 127 ), 120 + ( $hue >> 16 & 127 ) ) );
	imagefilledrectangle( $picture, 28, 28, 68, 63, imagecolorallocate( $picture, 235, 220, 200 ) );
	imagestring( $picture, 1, 2, 2, (string) $photo['id'], imagecolorallocate( $picture, 0, 0, 0 ) );
	imagejpeg( $picture, $file, 60 );

	$id = wp_insert_attachment( array(
		'import_id' => $photo['id'],
		'post_title' => $photo['file'],
		'post_mime_type' => 'image/jpeg',
		'post_status' => 'inherit',
	), $file, 0, true );
	if ( ! is_wp_error( $id ) ) {
		// Smaller copies would cost most of the seeding and nobody asks for them.
		wp_update_attachment_metadata( $id, array( 'width' => 96, 'height' => 64, 'file' => $photo['file'], 'sizes' => array() ) );
	}
	return $id;
}
