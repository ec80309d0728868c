import { expect, it } from 'vitest'
import { stripMetadata } from './strip-metadata.ts'

const text = (marked: string) => Array.from(marked, (letter) => letter.charCodeAt(0))
const word = (value: number) => [value >> 8, value & 255]
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...word(content.length + 2),
  ...content,
]

const JFIF = segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 72, 0, 72, 0, 0])
const TABLE = segment(0xdb, [0, 1, 2, 3])
const FRAME = segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 17, 0])
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0, 0xff, 0xd3, 4, 0xff, 0xff]
const END = [0xff, 0xd9]
const exif = (orientation: number) =>
  segment(0xe1, [
    ...text('Exif\0\0'),
    ...text('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0'),
    orientation,
    0,
    0,
    0,
    ...text('QxGps'),
  ])

const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), ...END])
const read = (bytes: Uint8Array | null) => String.fromCharCode(...(bytes ?? []))

it('WEB-25 a JPEG keeps its picture, its colours and nothing else', () => {
  const icc = segment(0xe2, [...text('ICC_PROFILE\0'), 1, 1, 9])
  const adobe = segment(0xee, [...text('Adobe'), 0, 100, 0, 0, 0, 0, 1])
  const stripped = stripMetadata(
    Uint8Array.from([
      ...jpeg(
        segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 72, 0, 72, 1, 1, ...text('QxT')]),
        exif(1),
        segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0QxXmp')),
        segment(0xe2, text('MPF\0QxOther')),
        icc,
        segment(0xed, text('Photoshop 3.0\0QxIptc')),
        adobe,
        segment(0xfe, text('QxComment')),
        TABLE,
        FRAME,
        SCAN,
        segment(0xfe, text('QxBetween')),
        TABLE,
        SCAN,
      ),
      ...text('QxAfter'),
    ]),
  )
  expect(stripped).toEqual(jpeg(JFIF, icc, adobe, TABLE, FRAME, SCAN, TABLE, SCAN))
})

it('WEB-25 a stripped JPEG keeps its orientation, and no other Exif data', () => {
  const stripped = stripMetadata(jpeg(exif(6), TABLE, SCAN))
  expect(read(stripped)).not.toContain('Qx')
  expect(read(stripped)).toContain('Exif')
  expect(stripMetadata(stripped ?? new Uint8Array())).toEqual(stripped)
})

const chunk = (name: string, content: readonly number[]) => [
  ...word(0),
  ...word(content.length),
  ...text(name),
  ...content,
  9,
  9,
  9,
  9,
]

it('WEB-25 a PNG keeps its picture, its colours and nothing else', () => {
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const [size, colours, data, end] = [
    chunk('IHDR', [1]),
    chunk('iCCP', [2]),
    chunk('IDAT', [3]),
    chunk('IEND', []),
  ] as const
  const marked = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].map((name) =>
    chunk(name, text('Qx')),
  )
  const bytes = [
    ...head,
    ...size,
    ...marked.flat(),
    ...colours,
    ...data,
    ...end,
    ...text('QxAfter'),
  ]
  expect(stripMetadata(Uint8Array.from(bytes))).toEqual(
    Uint8Array.from([...head, ...size, ...colours, ...data, ...end]),
  )
})

it('WEB-25 an incomplete picture or a file of another format is refused', () => {
  const whole = jpeg(JFIF, exif(1), TABLE, FRAME, SCAN)
  for (let length = 0; length < whole.length; length += 1) {
    expect(stripMetadata(whole.subarray(0, length)), `${length} bytes`).toBeNull()
  }
  expect(stripMetadata(Uint8Array.from(text('GIF89a')))).toBeNull()
  expect(stripMetadata(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]))).toBeNull()
})
