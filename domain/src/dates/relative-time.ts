import { daysBetween } from './calendar-date.ts'
import { formatDate } from './format-date.ts'
import { describeDays } from './relative-days.ts'
import { toCalendarDate } from './zoned.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const COUNTED_DAYS = 7

/** DATE-05: gives 'hace 5 min', 'hace 3 h', 'ayer' or '3 de noviembre de 2026'. Days are counted in the agent's time zone. */
export function relativeTime(at: Date, now: Date, zone: string): string {
  const seconds = (now.getTime() - at.getTime()) / 1000
  if (seconds < MINUTE) return 'hace un momento'
  if (seconds < HOUR) return `hace ${Math.floor(seconds / MINUTE)} min`
  if (seconds < DAY) return `hace ${Math.floor(seconds / HOUR)} h`
  const days = daysBetween(toCalendarDate(at, zone), toCalendarDate(now, zone))
  return days <= COUNTED_DAYS ? describeDays(-days) : formatDate(at, zone, 'long')
}
