import { describe, expect, it } from 'vitest'
import { endOfDay, startOfDay, toCalendarDate, toClockTime, toInstant } from './zoned.ts'

describe('DATE-02 days and times in a time zone', () => {
  it.each([
    ['2026-11-15T05:59:59Z', 'America/Mexico_City', '2026-11-14', '23:59'],
    ['2026-11-15T06:00:00Z', 'America/Mexico_City', '2026-11-15', '00:00'],
    ['2026-11-15T05:00:00Z', 'America/Cancun', '2026-11-15', '00:00'],
    ['2026-07-01T06:59:00Z', 'America/Tijuana', '2026-06-30', '23:59'],
    ['2026-12-01T07:59:00Z', 'America/Tijuana', '2026-11-30', '23:59'],
    ['2026-11-15T05:59:59.999Z', 'America/Mexico_City', '2026-11-14', '23:59'],
  ])('converts the instant %s in %s to the day and time %s %s', (instant, zone, date, time) => {
    expect(toCalendarDate(new Date(instant), zone)).toBe(date)
    expect(toClockTime(new Date(instant), zone)).toBe(time)
  })

  it.each([
    ['2026-11-15', 'America/Mexico_City', '2026-11-15T06:00:00.000Z', 24],
    ['2026-11-15', 'America/Hermosillo', '2026-11-15T07:00:00.000Z', 24],
    ['2026-03-08', 'America/Tijuana', '2026-03-08T08:00:00.000Z', 23],
    ['2026-11-01', 'America/Tijuana', '2026-11-01T07:00:00.000Z', 25],
    // On these days the clocks skip midnight in Santiago and repeat it in Havana.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', 23],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 25],
    ['2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z', 24],
  ])('the day %s in %s begins at %s and has %i hours', (date, zone, start, hours) => {
    expect(startOfDay(date, zone).toISOString()).toBe(start)
    const length = endOfDay(date, zone).getTime() - startOfDay(date, zone).getTime()
    expect(length / 3_600_000).toBe(hours)
  })

  it.each([
    ['2026-11-15', '17:30', 'America/Mexico_City', '2026-11-15T23:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/Tijuana', '2026-03-08T10:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/Tijuana', '2026-11-01T08:30:00.000Z'],
  ])('converts the day and time %s %s in %s to the instant %s', (date, time, zone, instant) => {
    expect(toInstant(date, time, zone).toISOString()).toBe(instant)
  })

  it('refuses a time or a zone that does not exist', () => {
    expect(() => toInstant('2026-11-15', '25:00', 'UTC')).toThrow(RangeError)
    expect(() => startOfDay('2026-11-15', 'America/Atlantida')).toThrow(RangeError)
  })
})
