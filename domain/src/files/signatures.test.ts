import { expect, it } from 'vitest'
import { familyOf, SIGNATURES } from './signatures.ts'

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['jpeg', latin('\u00ff\u00d8\u00ff\u00e0..JFIF')],
  ['png', latin('\u0089PNG\r\n\u001a\n....IHDR')],
  ['webp', latin('RIFF\u0010\0\0\0WEBPVP8 ')],
  ['ole', latin('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
  ['zip', latin('PK\u0003\u0004word/')],
  ['pdf', latin('%PDF-1.7')],
  ['pdf', latin('\u00ef\u00bb\u00bf\r\n%PDF-1.4')],
  [null, latin('MZ %PDF-1.7')],
  [null, latin('RIFF\u0010\0\0\0WAVEfmt ')],
  [null, latin('\u0089PNG')],
  [null, latin('')],
])('recognises %s by its first bytes', (family, head) => {
  expect(familyOf(head)).toBe(family)
})

it('no signature is the beginning of another signature', () => {
  const starts = Object.values(SIGNATURES).map(([first]) => String(first.bytes))
  for (const one of starts) expect(starts.filter((other) => other.startsWith(one))).toEqual([one])
})
