import { describe, expect, it } from 'vitest'
import { readExifOrientation } from './read-exif-orientation.ts'
import { detectImageType, isSafeToDecode, readImageHeader } from './read-image-header.ts'
import {
  exifSegment,
  frameSegment,
  jpeg,
  jpegSegment,
  latin,
  png,
  pngChunk,
  tiff,
} from './testing/image-bytes.ts'

const FRAME = frameSegment(4000, 3000)
const EMPTY = new Uint8Array()

describe('IMG-10 the type is known by the bytes', () => {
  it.each<[string, Uint8Array, 'jpeg' | 'png' | null]>([
    ['a JPEG', jpeg(FRAME), 'jpeg'],
    ['a PNG', png(10, 10), 'png'],
    ['a GIF', Uint8Array.from(latin('GIF89a')), null],
    ['a WebP', Uint8Array.from(latin('RIFF0000WEBPVP8 ')), null],
    ['an SVG', Uint8Array.from(latin('<svg xmlns="http://www.w3.org/2000/svg"/>')), null],
    ['a PDF', Uint8Array.from(latin('%PDF-1.7')), null],
    ['two bytes of a JPEG', Uint8Array.of(0xff, 0xd8), null],
    ['nothing', EMPTY, null],
  ])('recognises the type of %s by its bytes', (_name, bytes, type) => {
    expect(detectImageType(bytes)).toBe(type)
  })
})

describe('IMG-11 the size is read from the header, before decoding', () => {
  it.each<[string, Uint8Array, number, number]>([
    ['a baseline JPEG', jpeg(FRAME), 4000, 3000],
    ['a progressive JPEG', jpeg(frameSegment(640, 480, 0xc2)), 640, 480],
    ['tables before the frame', jpeg(jpegSegment(0xc4, [0, 1, 2, 3, 4, 5]), FRAME), 4000, 3000],
    ['fill bytes before a marker', jpeg([0xff, 0xff], FRAME), 4000, 3000],
    ['a long profile first', jpeg(jpegSegment(0xe2, new Uint8Array(60_000)), FRAME), 4000, 3000],
    ['a PNG', png(1080, 1920), 1080, 1920],
    ['a huge PNG', png(100_000, 70_000), 100_000, 70_000],
  ])('reads the size of %s from the header', (_name, bytes, width, height) => {
    expect(readImageHeader(bytes)?.stored).toEqual({ width, height })
  })

  it('reads a size from a part of a larger buffer', () => {
    const bytes = Uint8Array.from([1, 2, 3, ...png(30, 40), 9]).subarray(3)
    expect(readImageHeader(bytes)?.stored).toEqual({ width: 30, height: 40 })
  })
})

describe('IMG-12 a file that cannot load has no header', () => {
  it.each<[string, Uint8Array]>([
    ['a JPEG without a frame', jpeg()],
    ['a JPEG of no height', jpeg(frameSegment(100, 0))],
    ['a JPEG cut within its frame', jpeg(FRAME).subarray(0, 9)],
    ['a JPEG with a segment of length 0', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xc0)],
    ['a JPEG with text after its mark', Uint8Array.from([0xff, 0xd8, 0xff, ...latin('<script>')])],
    ['a PNG of no width', png(0, 10)],
    ['a PNG cut after its signature', png(10, 10).subarray(0, 8)],
    ['a PNG cut within its header', png(10, 10).subarray(0, 20)],
    [
      'a PNG with another first chunk',
      Uint8Array.from([...png(1, 1).subarray(0, 12), ...latin('CgBI0000000000')]),
    ],
    ['nothing', EMPTY],
  ])('finds no header in %s', (_name, bytes) => {
    expect(readImageHeader(bytes)).toBeNull()
  })
})

describe('IMG-13 reads the EXIF orientation', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'reads the EXIF orientation %i, in either byte order, in JPEG and PNG',
    (orientation) => {
      for (const isLittle of [true, false]) {
        const block = tiff(orientation, { isLittle })
        expect(readImageHeader(jpeg(exifSegment(block), FRAME))?.orientation).toBe(orientation)
        expect(readImageHeader(png(4, 3, pngChunk('eXIf', block)))?.orientation).toBe(orientation)
      }
    },
  )

  it.each<[string, Uint8Array]>([
    ['no EXIF', jpeg(FRAME)],
    ['XMP in the same segment', jpeg(jpegSegment(0xe1, latin('http://ns.adobe.com/xap/')), FRAME)],
    ['EXIF after the frame', jpeg(FRAME, exifSegment(tiff(6)))],
    ['orientation 0', jpeg(exifSegment(tiff(0)), FRAME)],
    ['orientation 9', jpeg(exifSegment(tiff(9)), FRAME)],
    ['a field of another type', jpeg(exifSegment(tiff(6, { type: 4 })), FRAME)],
    ['EXIF in a PNG after its pixels', png(4, 3, pngChunk('IDAT', []), pngChunk('eXIf', tiff(6)))],
  ])('reads %s as upright', (_name, bytes) => {
    expect(readImageHeader(bytes)?.orientation).toBe(1)
  })

  it('a truncated EXIF block gives no orientation and no error', () => {
    const block = tiff(6)
    for (let length = 0; length < 34; length += 1) {
      expect(readExifOrientation(block.subarray(0, length))).toBeNull()
    }
    expect(readExifOrientation(block.subarray(0, 34))).toBe(6)
  })

  it('an EXIF directory beyond its block gives no orientation', () => {
    const block = tiff(6)
    new DataView(block.buffer).setUint32(4, 0xffff_fff0)
    expect(readExifOrientation(block)).toBeNull()
  })
})

describe('IMG-14 a decompression bomb is not safe to decode', () => {
  it.each([
    [8000, 8000, true],
    [8001, 8000, false],
    [16_384, 3906, true],
    [16_385, 1, false],
    [1, 16_385, false],
    [65_535, 65_535, false],
    [1, 1, true],
  ])('decoding an image of %i×%i is safe: %s', (width, height, safe) => {
    expect(isSafeToDecode({ width, height })).toBe(safe)
  })
})
