/** IMG-36: decode only files whose header passed the check, because a bitmap takes four bytes a pixel. The caller closes the bitmap. */
export function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}
