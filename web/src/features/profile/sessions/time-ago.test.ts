import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = new Date('2026-11-16T18:00:00Z')

it.each([
  ['2026-11-16T18:00:30Z', 'hace un momento'],
  ['2026-11-16T17:59:30Z', 'hace un momento'],
  ['2026-11-16T17:57:00Z', 'hace 3 min'],
  ['2026-11-16T17:00:01Z', 'hace 59 min'],
  ['2026-11-16T16:30:00Z', 'hace 1 h'],
  ['2026-11-15T18:30:00Z', 'hace 23 h'],
  ['2026-11-15T17:30:00Z', 'ayer'],
  ['2026-11-12T18:00:00Z', 'hace 4 días'],
])('%s is %s', (instant, words) => {
  expect(timeAgo(new Date(instant), NOW, 'America/Mexico_City')).toBe(words)
})
