import { expect, test } from 'vitest'
import { readBanDuration } from './ban-duration.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['24h', '2026-11-16T12:00:00.000Z'],
  ['1h30m', '2026-11-15T13:30:00.000Z'],
  ['1.5s', '2026-11-15T12:00:01.500Z'],
])('reads %s as the duration of a ban', (duration, expected) => {
  expect(readBanDuration(duration, NOW)?.toISOString()).toBe(expected)
})

test('the duration none lifts a ban, and an empty duration leaves the ban as it was', () => {
  expect(readBanDuration('none', NOW)).toBeNull()
  expect(readBanDuration('', NOW)).toBeUndefined()
})

test.each(['1d', 'h', '24', '1h x', '9999999999999999h'])(
  'refuses %s as the duration of a ban',
  (duration) => {
    expect(() => readBanDuration(duration, NOW)).toThrow('invalid format for ban duration')
  },
)
