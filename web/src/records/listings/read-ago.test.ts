import { expect, it } from 'vitest'
import { readAgo } from './read-ago.ts'

const NOW = new Date('2026-11-15T18:00:00Z')

it.each([
  ['2026-11-15T18:00:00Z', 'leídas hace un momento'],
  ['2026-11-15T17:55:00Z', 'leídas hace 5 min'],
  ['2026-11-15T17:00:00Z', 'leídas el 15 nov a las 11:00 a.m.'],
  ['2026-11-04T05:15:00Z', 'leídas el 3 nov a las 11:15 p.m.'],
])('the reading of %s is described in the zone of the profile: %s', (readAt, text) => {
  expect(readAgo(new Date(readAt), NOW, 'America/Mexico_City')).toBe(text)
})
