import { expect, it } from 'vitest'
import { maskKey, replaceMask } from './mask-key.ts'

it.each([
  ['sk-proj-abcdefgh1234', '••••1234'],
  ['admin:abcd efgh ijkl', '••••ijkl'],
  ['corta', '••••'],
])('%s is shown as %s', (key, mask) => {
  expect(maskKey(key)).toBe(mask)
})

it.each([
  ['nueva-clave', 'nueva-clave'],
  ['••••1234n', 'n'],
  ['••••123', ''],
  ['••••', ''],
  ['', ''],
])('the mask changed into %j means %j', (typed, key) => {
  expect(replaceMask('••••1234', typed)).toBe(key)
})
