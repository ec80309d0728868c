import { expect, it } from 'vitest'
import { atTime, formatCalendarDate, formatDate, formatMoment } from './format-date.ts'

const LATE = new Date('2026-11-15T05:30:00Z')

it.each([
  ['America/Mexico_City', 'short', '14 nov 2026'],
  ['America/Cancun', 'short', '15 nov 2026'],
  ['America/Mexico_City', 'long', '14 de noviembre de 2026'],
  ['America/Mexico_City', 'weekday', 'sábado, 14 de noviembre'],
  ['America/Mexico_City', 'month', 'noviembre de 2026'],
  ['America/Mexico_City', 'shortMonth', 'nov'],
  ['America/Mexico_City', 'dayMonth', '14 nov'],
  ['America/Mexico_City', 'longDayMonth', '14 de noviembre'],
  ['America/Mexico_City', 'longDateTime', '14 de noviembre de 2026 a las 23:30'],
  ['America/Mexico_City', 'time', '11:30 p.m.'],
  ['America/Mexico_City', 'dateTime', '14 nov 2026, 11:30 p.m.'],
] as const)('DATE-03 formats an instant in %s as %s: %s', (zone, style, text) => {
  expect(formatDate(LATE, zone, style)).toBe(text)
})

it.each([
  ['2026-11-15T05:30:00Z', 'a las 11:30 p.m.'],
  ['2026-11-15T19:05:00Z', 'a la 1:05 p.m.'],
  ['2026-11-15T16:00:00Z', 'a las 10:00 a.m.'],
])('DATE-03 formats the time of %s as %s', (instant, text) => {
  expect(atTime(new Date(instant), 'America/Mexico_City')).toBe(text)
})

it.each([
  ['2026-01-01', 'short', '1 ene 2026'],
  ['2026-01-01', 'long', '1 de enero de 2026'],
] as const)('DATE-03 formats the calendar date %s as %s: %s', (date, style, text) => {
  expect(formatCalendarDate(date, style)).toBe(text)
})

it('DATE-03 formats an appointment with its weekday and time', () => {
  expect(formatMoment(LATE, 'America/Mexico_City')).toBe('sábado, 14 de noviembre, 11:30 p.m.')
})
