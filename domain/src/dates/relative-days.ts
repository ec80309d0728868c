import { daysBetween } from './calendar-date.ts'
import { toCalendarDate } from './zoned.ts'

/** DATE-04: counts calendar days of the zone, not periods of 24 hours: at 1 a.m., 11 p.m. was 'ayer'. */
export function relativeDays(instant: Date, now: Date, zone: string): string {
  return describeDays(daysBetween(toCalendarDate(now, zone), toCalendarDate(instant, zone)))
}

export function describeDays(days: number): string {
  if (days === 0) return 'hoy'
  if (days === 1) return 'mañana'
  if (days === -1) return 'ayer'
  return days > 0 ? `en ${days} días` : `hace ${-days} días`
}
