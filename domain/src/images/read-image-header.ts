import { familyOf } from '../files/index.ts'
import type { Size } from './geometry.ts'
import { MAX_PIXELS, MAX_SIDE } from './image-rules.ts'
import { type ImageHeader, readJpegHeader } from './read-jpeg-header.ts'
import { readPngHeader } from './read-png-header.ts'

/** IMG-10: a file's name or declared type may be wrong, so the bytes decide. */
export function detectImageType(bytes: Uint8Array): ImageHeader['type'] | null {
  const family = familyOf(bytes)
  return family === 'jpeg' || family === 'png' ? family : null
}

/** IMG-11, IMG-12: reads the header without decoding. The result is null if the file is no JPEG or PNG that can load. */
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

/** IMG-14: the size is checked before decoding, because decoding is what exhausts the memory. */
export function isSafeToDecode({ width, height }: Size): boolean {
  return Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS
}
