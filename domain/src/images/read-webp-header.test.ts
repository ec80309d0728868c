import { describe, expect, it } from 'vitest'
import { readWebpSize } from './read-webp-header.ts'
import { webp } from './testing/image-bytes.ts'

describe('IMG-28 reads the size of a WebP picture from its header', () => {
  it.each([
    ['VP8 ', 1200, 800],
    ['VP8 ', 16_383, 1],
    ['VP8L', 1, 16_384],
    ['VP8L', 640, 427],
    ['VP8X', 4032, 3024],
    ['VP8X', 16_777_216, 2],
  ] as const)('reads the size of a WebP picture %s of %i × %i', (kind, width, height) => {
    expect(readWebpSize(webp(kind, width, height))).toEqual({ width, height })
  })

  it.each([
    ['an empty file', new Uint8Array()],
    ['another RIFF file', webp('VP8 ', 10, 10).with(8, 0x41)],
    ['an unknown chunk', webp('VP8 ', 10, 10).with(15, 0x5a)],
    ['a frame that does not begin', webp('VP8 ', 10, 10).with(23, 0)],
    ['a wrong signature', webp('VP8L', 10, 10).with(20, 0)],
    ['no width', webp('VP8 ', 0, 10)],
    ['a truncated header', webp('VP8X', 10, 10).subarray(0, 29)],
  ])('finds no WebP size in %s', (_, bytes) => {
    expect(readWebpSize(bytes)).toBeNull()
  })
})
