/**
 * IMG-36: decodes a file and turns it upright by its EXIF orientation. Only files whose header passed the check are
 * decoded, because a bitmap takes four bytes a pixel. The caller closes the bitmap.
 */
export function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}
