import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = new Date('2026-11-15T18:00:00Z')
const ZONE = 'America/Mexico_City'
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  [-30, 'hace un momento'],
  [0, 'hace un momento'],
  [59, 'hace un momento'],
  [MINUTE, 'hace 1 min'],
  [HOUR - 1, 'hace 59 min'],
  [HOUR, 'hace 1 h'],
  [DAY - 1, 'hace 23 h'],
  [DAY, 'ayer'],
  [3 * DAY, 'hace 3 días'],
  [7 * DAY, 'hace 7 días'],
  [8 * DAY, '7 de noviembre de 2026'],
])('DATE-05 describes %i seconds ago as %s', (seconds, words) => {
  expect(relativeTime(new Date(NOW.getTime() - seconds * 1000), NOW, ZONE)).toBe(words)
})

it('DATE-05 a relative time counts calendar days in the zone, not periods of 24 hours', () => {
  const wednesday = new Date('2026-11-18T16:00:00Z')
  const monday = new Date('2026-11-16T17:00:00Z')
  expect(relativeTime(monday, wednesday, ZONE)).toBe('hace 2 días')
})
