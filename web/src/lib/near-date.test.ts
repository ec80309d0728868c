import { expect, it } from 'vitest'
import { nearDate } from './near-date.ts'

const now = new Date('2026-11-15T18:00:00Z')

it.each([
  ['2026-11-16T05:30:00Z', 'hoy, 11:30 p.m.'],
  ['2026-11-16T06:30:00Z', 'mañana, 12:30 a.m.'],
  ['2026-11-14T15:00:00Z', 'ayer, 9:00 a.m.'],
  ['2026-11-20T15:00:00Z', '20 nov 2026, 9:00 a.m.'],
])('the time %s is written as %s in Mexico City', (due, text) => {
  expect(nearDate(new Date(due), now, 'America/Mexico_City')).toBe(text)
})
