import { readExifOrientation } from './read-exif-orientation.ts'
import type { ImageHeader } from './read-jpeg-header.ts'

const SIGNATURE_BYTES = 8
const CHUNK_OVERHEAD = 12

export function readPngHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isHeader = nameAt(bytes, SIGNATURE_BYTES) === 'IHDR' && view.byteLength >= 24
  if (!isHeader) return null
  const stored = { width: view.getUint32(16), height: view.getUint32(20) }
  if (stored.width === 0 || stored.height === 0) return null
  return { type: 'png', stored, orientation: findOrientation(bytes, view) ?? 1 }
}

/** Editors on phones write EXIF into PNG files too. Browsers honour the block only if it comes before the pixels. */
function findOrientation(bytes: Uint8Array, view: DataView) {
  let at = SIGNATURE_BYTES
  while (at + CHUNK_OVERHEAD <= view.byteLength) {
    const length = view.getUint32(at)
    const name = nameAt(bytes, at)
    if (name === 'IDAT' || name === 'IEND') return null
    if (name === 'eXIf') return readExifOrientation(bytes.subarray(at + 8, at + 8 + length))
    at += length + CHUNK_OVERHEAD
  }
  return null
}

function nameAt(bytes: Uint8Array, chunk: number): string {
  return String.fromCharCode(...bytes.subarray(chunk + 4, chunk + 8))
}
