interface TiffOptions {
  isLittle?: boolean
  type?: number
}

export function tiff(orientation: number, { isLittle = false, type = 3 }: TiffOptions = {}) {
  const bytes = new Uint8Array(8 + 2 + 2 * 12 + 4)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  view.setUint16(8, 2, isLittle)
  view.setUint16(10, 0x010f, isLittle)
  view.setUint16(12, 2, isLittle)
  view.setUint16(22, 0x0112, isLittle)
  view.setUint16(24, type, isLittle)
  view.setUint32(26, 1, isLittle)
  view.setUint16(30, orientation, isLittle)
  return bytes
}

export function jpegSegment(marker: number, content: Iterable<number>): number[] {
  const bytes = [...content]
  const length = bytes.length + 2
  return [0xff, marker, length >> 8, length & 0xff, ...bytes]
}

export function exifSegment(block: Uint8Array): number[] {
  return jpegSegment(0xe1, [...latin('Exif\0\0'), ...block])
}

export function frameSegment(width: number, height: number, marker = 0xc0): number[] {
  return jpegSegment(marker, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 3])
}

export function jpeg(...segments: readonly number[][]): Uint8Array {
  return Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, 1, 2, 3])
}

export function pngChunk(name: string, content: Iterable<number>): number[] {
  const bytes = [...content]
  return [...uint32(bytes.length), ...latin(name), ...bytes, 0, 0, 0, 0]
}

export function png(width: number, height: number, ...chunks: readonly number[][]): Uint8Array {
  const header = pngChunk('IHDR', [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0])
  return Uint8Array.from([
    ...latin('\u0089PNG\r\n\u001a\n'),
    ...header,
    ...chunks.flat(),
    ...pngChunk('IDAT', [0]),
    ...pngChunk('IEND', []),
  ])
}

export function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(40)
  const view = new DataView(bytes.buffer)
  bytes.set(latin('RIFF'), 0)
  bytes.set(latin(`WEBP${kind}`), 8)
  if (kind === 'VP8 ') {
    bytes.set([0x9d, 0x01, 0x2a], 23)
    view.setUint16(26, width, true)
    view.setUint16(28, height, true)
  } else if (kind === 'VP8L') {
    view.setUint8(20, 0x2f)
    view.setUint32(21, ((width - 1) | ((height - 1) << 14)) >>> 0, true)
  } else {
    view.setUint32(24, width - 1, true)
    view.setUint32(27, height - 1, true)
  }
  return bytes
}

/** Builds the first box of a file of the HEIF family (HEIC, AVIF) or of a film, with its own brand and the compatible ones. */
export function heif(major: string, ...compatible: readonly string[]): Uint8Array {
  const content = latin(['ftyp', major, '\0\0\0\0', ...compatible].join(''))
  return Uint8Array.from([...uint32(content.length + 4), ...content, 0, 0, 0, 8, ...latin('meta')])
}

export function extentsBox(width: number, height: number): number[] {
  return [...uint32(20), ...latin('ispe\0\0\0\0'), ...uint32(width), ...uint32(height)]
}

export function latin(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
}
