import { addDays, type CalendarDate } from './calendar-date.ts'

/** Between instants and the clock on the wall of an IANA time zone, with what every browser has. */
const DAY = 86_400_000
/** What the database gives a new profile. */
export const DEFAULT_TIME_ZONE = 'America/Mexico_City'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Every zone this machine can reckon with, by its IANA name. */
export function listZoneNames(): string[] {
  return Intl.supportedValuesOf('timeZone')
}

/** Where the device is: for whoever has no profile that says where they work. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** PostgreSQL knows zones that an older browser may not: the default one then, rather than nothing. */
export function knownZone(zone: string): string {
  try {
    clock(zone)
    return zone
  } catch {
    return DEFAULT_TIME_ZONE
  }
}

/** The day it is in that zone. */
export function toCalendarDate(instant: Date, zone: string): CalendarDate {
  return new Date(wallTime(instant.getTime(), zone)).toISOString().slice(0, 10)
}

/** 'HH:MM' on the wall of that zone. */
export function toClockTime(instant: Date, zone: string): string {
  return new Date(wallTime(instant.getTime(), zone)).toISOString().slice(11, 16)
}

/** The first instant of the day, which is 01:00 where summer time begins at midnight. */
export function startOfDay(date: CalendarDate, zone: string): Date {
  return toInstant(date, '00:00', zone)
}

/** The first instant that no longer belongs to the day: compare with <. */
export function endOfDay(date: CalendarDate, zone: string): Date {
  return startOfDay(addDays(date, 1), zone)
}

/**
 * The instant a person means by a date and a time. A time that a change of clocks repeats is its
 * first occurrence; one that it skips moves on by what was skipped, as phones do.
 */
export function toInstant(date: CalendarDate, time: string, zone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(wall)) throw new RangeError(`not a date and time: ${date} ${time}`)
  const before = wall - offset(wall - DAY, zone)
  const after = wall - offset(wall + DAY, zone)
  const exact = [before, after].filter((instant) => wallTime(instant, zone) === wall)
  return new Date(exact.length > 0 ? Math.min(...exact) : before)
}

function offset(instant: number, zone: string): number {
  return wallTime(instant, zone) - Math.floor(instant / 1000) * 1000
}

/** The wall clock's reading as if it were UTC, to whole seconds. */
function wallTime(instant: number, zone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clock(zone).formatToParts(instant)) part[type] = value
  const date = `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`
  return Date.parse(`${date}T${part.hour}:${part.minute}:${part.second}Z`)
}

/** Kept: building one takes a hundred times longer than using it. */
function clock(zone: string): Intl.DateTimeFormat {
  let known = clocks.get(zone)
  if (!known) {
    known = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    clocks.set(zone, known)
  }
  return known
}
