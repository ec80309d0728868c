import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  endOfWeek,
  isCalendarDate,
  startOfMonth,
  startOfWeek,
  weekday,
} from './calendar-date.ts'

describe('DATE-01 arithmetic with calendar dates', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['2026-01-01T00:00', false],
  ])('accepts %s as a date: %s', (text, valid) => {
    expect(isCalendarDate(text)).toBe(valid)
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-01', 30, '2026-12-01'],
  ])('the day %s plus %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result)
    expect(daysBetween(date, result)).toBe(days)
  })

  it.each([
    ['2026-11-15', 7, '2026-11-09', '2026-11-15'],
    ['2026-11-16', 1, '2026-11-16', '2026-11-22'],
    ['2027-01-01', 5, '2026-12-28', '2027-01-03'],
  ])('the day %s is day %i of the week from %s to %s', (date, day, monday, sunday) => {
    expect(weekday(date)).toBe(day)
    expect(startOfWeek(date)).toBe(monday)
    expect(endOfWeek(date)).toBe(sunday)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-12-05', 1, '2027-01-01'],
    ['2026-01-05', -1, '2025-12-01'],
  ])('the month of %s plus %i months begins on %s', (date, months, first) => {
    expect(addMonths(date, months)).toBe(first)
  })

  it('startOfMonth gives the first day of the month', () => {
    expect(startOfMonth('2026-11-15')).toBe('2026-11-01')
  })

  it('date arithmetic refuses a text that is no date', () => {
    expect(() => addDays('mañana', 1)).toThrow(RangeError)
  })
})
