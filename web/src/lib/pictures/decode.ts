/** IMG-36: only files whose header passed the check are decoded, because a bitmap takes four bytes a pixel. The caller closes the bitmap. */
export function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}
