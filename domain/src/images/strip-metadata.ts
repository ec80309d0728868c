import { readExifOrientation } from './read-exif-orientation.ts'

/**
 * WEB-25: the picture, its colours and nothing else. EXIF, XMP, comments, thumbnails, texts and what follows the end are left out; of EXIF
 * the orientation stays, since without it the picture would lie on its side. Null is no whole JPEG or PNG.
 */
export function stripMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return stripJpeg(bytes)
  return startsWith(bytes, 0, PNG) ? stripPng(bytes) : null
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const COMMENT = 0xfe
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
/** Its version, density and the size of a thumbnail, which is not kept. */
const JFIF_BYTES = 14

function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length || isEnd(bytes, at)) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) return join([...kept, bytes.subarray(at, at + 2)])
    if (marker === SOI || marker === 0) return null
    const end = at + 2 + wordAt(bytes, at + 2)
    if (wordAt(bytes, at + 2) < 2 || end > bytes.length) return null
    const segment = bytes.subarray(at, end)
    if (marker === SOS) {
      const next = endOfScan(bytes, end)
      if (next === null) return null
      kept.push(bytes.subarray(at, next))
      at = next
      continue
    }
    const stays = segmentToKeep(marker, segment)
    if (stays) kept.push(stays)
    at = end
  }
  return null
}

function isEnd(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xff && bytes[at + 1] === EOI
}

function segmentToKeep(marker: number, segment: Uint8Array): Uint8Array | null {
  if (marker === COMMENT) return null
  if (marker < APP0 || marker > APP15) return segment
  if (marker === APP0) return jfifWithoutThumbnail(segment)
  if (marker === APP1) return orientationOf(segment)
  if (marker === APP2) return hasName(segment, 'ICC_PROFILE\0') ? segment : null
  // Without Adobe's segment the colours of some pictures are read wrongly; it has no room for anything else.
  return marker === APP14 && hasName(segment, 'Adobe') && segment.length <= 16 ? segment : null
}

function jfifWithoutThumbnail(segment: Uint8Array): Uint8Array | null {
  if (!hasName(segment, 'JFIF\0') || segment.length < 4 + JFIF_BYTES) return null
  const head = segment.slice(0, 4 + JFIF_BYTES)
  head.set([0, JFIF_BYTES + 2], 2)
  head.set([0, 0], JFIF_BYTES + 2)
  return head
}

function orientationOf(segment: Uint8Array): Uint8Array | null {
  if (!hasName(segment, 'Exif\0\0')) return null
  const orientation = readExifOrientation(segment.subarray(10))
  if (orientation === null || orientation === 1) return null
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]
  const content = [...ascii('Exif\0\0'), ...tiff]
  return Uint8Array.from([0xff, APP1, 0, content.length + 2, ...content])
}

/** Within a scan 0xff is followed by 0 or a restart marker; anything else ends it. */
function endOfScan(bytes: Uint8Array, from: number): number | null {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    const isOfScan = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isOfScan && next !== 0xff) return at
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return null
}

const PNG_CHUNKS: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs'.split(' '),
)

function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept: Uint8Array[] = [bytes.subarray(0, PNG.length)]
  let at = PNG.length
  while (at + 12 <= bytes.length) {
    const length = wordAt(bytes, at) * 0x1_00_00 + wordAt(bytes, at + 2)
    const end = at + 12 + length
    if (end > bytes.length) return null
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'IEND') return join([...kept, bytes.subarray(at, end)])
    if (PNG_CHUNKS.has(name)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
}

function hasName(segment: Uint8Array, name: string): boolean {
  return startsWith(segment, 4, ascii(name))
}

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

function startsWith(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte)
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
