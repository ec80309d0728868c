/**
 * As the camera was held. Only files whose header was judged safe come here: a bitmap is four bytes a pixel, and
 * whoever has one closes it.
 */
export function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}
