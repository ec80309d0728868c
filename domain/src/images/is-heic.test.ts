import { expect, it } from 'vitest'
import { isHeic } from './is-heic.ts'
import { frameSegment, heif, jpeg, latin, png, webp } from './testing/image-bytes.ts'

it.each<[string, Uint8Array, boolean]>([
  ["an iPhone's photograph", heif('heic', 'mif1', 'heic'), true],
  ['an iPhone burst', heif('hevc', 'msf1', 'hevc'), true],
  ['one of ten bits', heif('heix', 'mif1', 'heix'), true],
  ['a Samsung photograph', heif('mif1', 'mif1', 'heic'), true],
  ['a generic HEIF without compatible brands', heif('mif1'), true],
  ['an AVIF', heif('avif', 'mif1', 'avif'), false],
  ['an AVIF that calls itself generic', heif('mif1', 'avif', 'miaf'), false],
  ['an MP4', heif('isom', 'isom', 'mp42'), false],
  ['a QuickTime film', heif('qt  ', 'qt  '), false],
  ['a JPEG', jpeg(frameSegment(40, 30)), false],
  ['a PNG', png(4, 3), false],
  ['a WebP', webp('VP8 ', 4, 3), false],
  ['a box that ends early', heif('heic').subarray(0, 7), false],
  ['text', Uint8Array.from(latin('ftypheic')), false],
  ['nothing', new Uint8Array(), false],
])('IMG-26 recognises HEIC by its bytes: %s', (_name, bytes, expected) => {
  expect(isHeic(bytes)).toBe(expected)
})

it('recognises HEIC in a part of a larger buffer', () => {
  const bytes = Uint8Array.from([1, 2, 3, ...heif('heic')]).subarray(3)
  expect(isHeic(bytes)).toBe(true)
})
