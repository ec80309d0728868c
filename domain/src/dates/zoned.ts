import { addDays, type CalendarDate } from './calendar-date.ts'

const DAY = 86_400_000
export const DEFAULT_TIME_ZONE = 'America/Mexico_City'

const clocks = new Map<string, Intl.DateTimeFormat>()

export function listZoneNames(): string[] {
  return Intl.supportedValuesOf('timeZone')
}

export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** DATE-02: if an older browser does not know a zone that PostgreSQL knows, the default zone is used. */
export function knownZone(zone: string): string {
  try {
    clock(zone)
    return zone
  } catch {
    return DEFAULT_TIME_ZONE
  }
}

export function toCalendarDate(instant: Date, zone: string): CalendarDate {
  return new Date(localTime(instant.getTime(), zone)).toISOString().slice(0, 10)
}

export function toClockTime(instant: Date, zone: string): string {
  return new Date(localTime(instant.getTime(), zone)).toISOString().slice(11, 16)
}

export function startOfDay(date: CalendarDate, zone: string): Date {
  return toInstant(date, '00:00', zone)
}

export function endOfDay(date: CalendarDate, zone: string): Date {
  return startOfDay(addDays(date, 1), zone)
}

/**
 * DATE-02: if a time occurs twice because the clocks change, the first one is meant. A skipped time moves forward by the skipped hour, as
 * on phones.
 */
export function toInstant(date: CalendarDate, time: string, zone: string): Date {
  const local = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(local)) throw new RangeError(`not a date and time: ${date} ${time}`)
  const before = local - offset(local - DAY, zone)
  const after = local - offset(local + DAY, zone)
  const exact = [before, after].filter((instant) => localTime(instant, zone) === local)
  return new Date(exact.length > 0 ? Math.min(...exact) : before)
}

function offset(instant: number, zone: string): number {
  return localTime(instant, zone) - Math.floor(instant / 1000) * 1000
}

function localTime(instant: number, zone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clock(zone).formatToParts(instant)) part[type] = value
  const date = `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`
  return Date.parse(`${date}T${part.hour}:${part.minute}:${part.second}Z`)
}

/** The formatter is cached, because creating one takes a hundred times longer than using it. */
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
