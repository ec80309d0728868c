import { expect, it } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

it.each([
  ['900', 900_000],
  ['Sun, 15 Nov 2026 12:01:30 GMT', 90_000],
  ['Sun, 15 Nov 2026 11:59:00 GMT', undefined],
  ['0', undefined],
  ['pronto', undefined],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j as %s ms', (value, ms) => {
  expect(readRetryAfter(value, NOW)).toBe(ms)
})
