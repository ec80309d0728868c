import { familyOf } from '../files/index.ts'
import type { Size } from './geometry.ts'
import { MAX_PIXELS, MAX_SIDE } from './image-rules.ts'
import { type ImageHeader, readJpegHeader } from './read-jpeg-header.ts'
import { readPngHeader } from './read-png-header.ts'

/** By the bytes: a name or a declared type can say anything. */
export function detectImageType(bytes: Uint8Array): ImageHeader['type'] | null {
  const family = familyOf(bytes)
  return family === 'jpeg' || family === 'png' ? family : null
}

/** What an image is, without decoding it; null when it is no JPEG or PNG that could load. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  switch (detectImageType(bytes)) {
    case 'jpeg':
      return readJpegHeader(bytes)
    case 'png':
      return readPngHeader(bytes)
    case null:
      return null
  }
}

/** Asked before decoding, when it is too late to ask. */
export function isSafeToDecode({ width, height }: Size): boolean {
  return Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS
}
