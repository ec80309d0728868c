import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

it.each([
  ['UTF-8', [0x4e, 0xc3, 0xba, 0xc3, 0xb1, 0x65, 0x7a], 'Núñez'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xb1], 'ñ'],
  ['Windows-1252', [0x4e, 0xfa, 0xf1, 0x65, 0x7a], 'Núñez'],
  ['Windows-1252 beyond Latin 1', [0x80, 0x93, 0x94], '€“”'],
  ['UTF-16, little end first', [0xff, 0xfe, 0xf1, 0x00], 'ñ'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0xf1], 'ñ'],
  ['nothing', [], ''],
])('CSV-01 decodes a file in %s', (_, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text)
})
