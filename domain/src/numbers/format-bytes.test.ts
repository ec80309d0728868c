import { expect, it } from 'vitest'
import { formatBytes, formatMegabytes } from './index.ts'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [187_400, '183 KB'],
  [1_048_575, '1 MB'],
  [4_404_019, '4.2 MB'],
  [10_485_760, '10 MB'],
  [1_610_612_736, '1.5 GB'],
  [5000 * 1024 ** 4, '5,000 TB'],
])('NUM-02 writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

it.each([
  [0, '0 MB'],
  [10, '0.1 MB'],
  [2_621_440, '2.5 MB'],
  [1_073_741_824, '1,024 MB'],
])('NUM-02 writes %d bytes of used space as %s', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text)
})
