import { expect, it } from 'vitest'
import { maskKey, replaceMask } from './mask-key.ts'

it.each([
  ['1234', '••••1234'],
  [null, '••••'],
])('SET-07 a key that ends with %s is shown as %s', (ending, mask) => {
  expect(maskKey(ending)).toBe(mask)
})

it.each([
  ['nueva-clave', 'nueva-clave'],
  ['••••1234n', 'n'],
  ['••••123', ''],
  ['••••', ''],
  ['', ''],
])('SET-07 a mask edited into %j means the key %j', (typed, key) => {
  expect(replaceMask('••••1234', typed)).toBe(key)
})
