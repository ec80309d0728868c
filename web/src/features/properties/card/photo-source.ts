import type { PictureSize } from '@predio/domain/properties'
import { pictureUrl } from '../../../records/listings/site/picture-url.ts'

interface PhotoSource {
  src: string
  srcSet?: string
  sizes?: string
}

/** Where a photograph is, for an <img> or for asking ahead of it: both have to lead to the same copy. */
export function photoSource(
  src: string,
  sizes: readonly PictureSize[],
  shownWidth: string,
): PhotoSource {
  if (sizes.length === 0) return { src: pictureUrl(src) }
  return { src: pictureUrl(src), srcSet: toSrcSet(sizes), sizes: shownWidth }
}

/** Commas part the entries. */
function toSrcSet(sizes: readonly PictureSize[]): string {
  return sizes
    .map(({ url, width }) => `${pictureUrl(url).replaceAll(',', '%2C')} ${width}w`)
    .join(', ')
}
