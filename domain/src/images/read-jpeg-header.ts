import type { Size } from './geometry.ts'
import { type Orientation, readExifOrientation } from './read-exif-orientation.ts'

export interface ImageHeader {
  type: 'jpeg' | 'png'
  stored: Size
  orientation: Orientation
}

interface Segment {
  marker: number
  content: Uint8Array
}

const APP1 = 0xe1
const START_OF_SCAN = 0xda
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0]
const NOT_FRAMES = new Set([0xc4, 0xc8, 0xcc])

/** The result is null for a file without a frame or a size, which cannot load. */
export function readJpegHeader(bytes: Uint8Array): ImageHeader | null {
  let orientation: Orientation = 1
  for (const { marker, content } of segments(bytes)) {
    if (marker === APP1 && EXIF.every((byte, index) => content[index] === byte)) {
      orientation = readExifOrientation(content.subarray(EXIF.length)) ?? orientation
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.has(marker)) {
      const stored = frameSize(content)
      return stored && { type: 'jpeg', stored, orientation }
    }
  }
  return null
}

function frameSize(frame: Uint8Array): Size | null {
  const [, h1 = 0, h2 = 0, w1 = 0, w2 = 0] = frame
  const size = { width: w1 * 256 + w2, height: h1 * 256 + h2 }
  return size.width > 0 && size.height > 0 ? size : null
}

/** Yields the segments before the compressed data. A truncated segment ends the list. */
function* segments(bytes: Uint8Array): Generator<Segment> {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) return
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    const end = at + 2 + length
    if (end > bytes.length) return
    yield { marker, content: bytes.subarray(at + 4, end) }
    at = end
  }
}
