import { daysBetween, formatDate, toCalendarDate } from '@predio/domain/dates'

const WORDS = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' })

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Further back a date says more than a count. */
const COUNTED_DAYS = 7

/** 'hace 5 minutos', 'ayer', '3 de noviembre de 2026'; days are those of the agent's zone. */
export function relativeTime(at: Date, now: Date, zone: string): string {
  const seconds = (now.getTime() - at.getTime()) / 1000
  // Clocks differ a little: what comes from the near future is now.
  if (seconds < MINUTE) return 'ahora mismo'
  if (seconds < HOUR) return WORDS.format(-Math.floor(seconds / MINUTE), 'minute')
  if (seconds < DAY) return WORDS.format(-Math.floor(seconds / HOUR), 'hour')
  const days = daysBetween(toCalendarDate(at, zone), toCalendarDate(now, zone))
  return days <= COUNTED_DAYS ? WORDS.format(-days, 'day') : formatDate(at, zone, 'long')
}
