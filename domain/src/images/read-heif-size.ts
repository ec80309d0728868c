import type { Size } from './geometry.ts'

const EXTENTS_NAME = 0x69_73_70_65
const FIRST_LETTER = 0x69
const EXTENTS_BYTES = 16

/**
 * PHOTO-01: besides the photograph, a phone's HEIF file contains tiles and a thumbnail with sizes of their own, so the largest size counts.
 */
export function readHeifSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let largest: Size | null = null
  let at = bytes.indexOf(FIRST_LETTER)
  for (; at >= 0 && at + EXTENTS_BYTES <= bytes.length; at = bytes.indexOf(FIRST_LETTER, at + 1)) {
    if (view.getUint32(at) !== EXTENTS_NAME) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (size.width === 0 || size.height === 0) continue
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
