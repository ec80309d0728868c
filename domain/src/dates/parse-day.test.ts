import { expect, it } from 'vitest'
import { parseDay } from './parse-day.ts'

it.each([
  ['2026-05-01', '2026-05-01'],
  ['20260501', '2026-05-01'],
  ['2026-05-01T10:00:00', '2026-05-01'],
  ['31/12/2026', '2026-12-31'],
  ['1-2-2026', '2026-02-01'],
  ['31/02/2026', null],
  ['2026-13-01', null],
  ['Inmediata', null],
  ['', null],
])('PROP-16 reads the day %s as %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})
