import type { CalendarDate } from './calendar-date.ts'

export type DateStyle =
  | 'short'
  | 'long'
  | 'weekday'
  | 'month'
  | 'shortMonth'
  | 'dayMonth'
  | 'longDayMonth'
  | 'time'
  | 'dateTime'
  | 'longDateTime'

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  longDayMonth: { day: 'numeric', month: 'long' },
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
  dateTime: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  },
  longDateTime: { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' },
}
const formats = new Map<string, Intl.DateTimeFormat>()

export function formatDate(instant: Date, zone: string, style: DateStyle = 'short'): string {
  const key = `${style} ${zone}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat('es-MX', { ...STYLES[style], timeZone: zone })
    formats.set(key, format)
  }
  // Some engines put a narrow no-break space before 'a.m.'; ordinary spaces are easier to compare and to copy.
  return format.format(instant).replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** DOC-52: a period that ends at midnight has its last day before that midnight. */
export function formatLastDay(end: string, zone: string, style: DateStyle = 'short'): string {
  return formatDate(new Date(Date.parse(end) - 1), zone, style)
}

export function atTime(instant: Date, zone: string): string {
  const time = formatDate(instant, zone, 'time')
  return `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`
}

export function formatMoment(instant: Date, zone: string): string {
  return `${formatDate(instant, zone, 'weekday')}, ${formatDate(instant, zone, 'time')}`
}

/** A calendar date has no time zone. It is formatted in UTC, so that the day does not change. */
export function formatCalendarDate(
  date: CalendarDate,
  style: Exclude<DateStyle, 'time' | 'dateTime' | 'longDateTime'> = 'short',
): string {
  return formatDate(new Date(`${date}T00:00:00Z`), 'UTC', style)
}
