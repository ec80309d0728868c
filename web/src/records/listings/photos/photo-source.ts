import type { PictureSize } from '@predio/domain/properties'
import { askForAddresses, photoAddress, usePhotoAddresses } from './photo-address.ts'

interface PhotoSource {
  src: string
  srcSet?: string
  sizes?: string
}

interface PhotoCopies {
  src: string | undefined
  sizes: readonly PictureSize[]
  shownWidth: string
}

/**
 * An <img> and an earlier request for its photograph must choose the same copy. Undefined while the addresses are being signed, null if
 * there is none.
 */
export function photoSource(copies: PhotoCopies): PhotoSource | null | undefined {
  const src = copies.src === undefined ? null : photoAddress(copies.src)
  if (src === undefined || src === null) return src
  const entries: string[] = []
  for (const { url, width } of copies.sizes) {
    const address = photoAddress(url)
    if (address === undefined) return undefined
    // A srcset separates its entries by commas, so commas in an address are encoded.
    if (address !== null) entries.push(`${address.replaceAll(',', '%2C')} ${width}w`)
  }
  if (entries.length === 0) return { src }
  return { src, srcSet: entries.join(', '), sizes: copies.shownWidth }
}

export function usePhotoSource(copies: PhotoCopies): PhotoSource | null | undefined {
  usePhotoAddresses(pathsOf(copies))
  return photoSource(copies)
}

export function askForSource(copies: PhotoCopies): void {
  askForAddresses(pathsOf(copies))
}

function pathsOf({ src, sizes }: PhotoCopies): string[] {
  return src === undefined ? [] : [src, ...sizes.map(({ url }) => url)]
}
