import { beginsAs } from '../files/index.ts'
import type { Size } from './geometry.ts'

const CHUNK = 12
const DATA = 20
const MIN_HEADER_BYTES = 30
const FRAME_START = [0x9d, 0x01, 0x2a]
const LOSSLESS_SIGNATURE = 0x2f

/** IMG-28: reads the size without decoding. The result is null if the file is no WebP. */
export function readWebpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < MIN_HEADER_BYTES || !beginsAs(bytes, 'webp')) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (latin(bytes, CHUNK)) {
    case 'VP8X':
      return size(uint24(bytes, DATA + 4) + 1, uint24(bytes, DATA + 7) + 1)
    case 'VP8 ': {
      const isFrame = FRAME_START.every((byte, index) => bytes[DATA + 3 + index] === byte)
      if (!isFrame) return null
      return size(view.getUint16(DATA + 6, true) & 0x3fff, view.getUint16(DATA + 8, true) & 0x3fff)
    }
    case 'VP8L': {
      if (bytes[DATA] !== LOSSLESS_SIGNATURE) return null
      const packed = view.getUint32(DATA + 1, true)
      return size((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
    }
    default:
      return null
  }
}

function size(width: number, height: number): Size | null {
  return width > 0 && height > 0 ? { width, height } : null
}

function latin(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function uint24(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)
}
