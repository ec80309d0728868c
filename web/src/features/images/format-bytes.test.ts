import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [187_400, '183 kB'],
  [4_404_019, '4.2 MB'],
])('%i is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
