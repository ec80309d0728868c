import { expect, it } from 'vitest'
import { relativeDays } from './relative-days.ts'

const ZONE = 'America/Mexico_City'
const NOW = new Date('2026-11-15T07:00:00Z')

it.each([
  ['2026-11-15T06:00:00Z', 'hoy'],
  ['2026-11-16T05:59:00Z', 'hoy'],
  ['2026-11-16T06:00:00Z', 'mañana'],
  ['2026-11-15T05:59:00Z', 'ayer'],
  ['2026-11-12T18:00:00Z', 'hace 3 días'],
  ['2026-11-20T18:00:00Z', 'en 5 días'],
])('DATE-04 describes the day of %s as %s', (instant, text) => {
  expect(relativeDays(new Date(instant), NOW, ZONE)).toBe(text)
})
