import { addDays, endOfDay, startOfDay, toCalendarDate } from '../../dates/index.ts'
import { sameDayMonthsLater } from '../series/pagare-series.ts'

export const DATE_RANGES = ['all', 'today', 'week', 'month'] as const
export type DateRange = (typeof DATE_RANGES)[number]

export const DATE_RANGE_LABELS: Record<DateRange, string> = {
  all: 'Cualquier fecha',
  today: 'Hoy',
  week: 'Última semana',
  month: 'Último mes',
}

export interface Bounds {
  /** Inclusive. */
  from: Date
  /** Exclusive. */
  until: Date
}

/**
 * The bounds of a date filter (DOC-42). They are whole days in the agent's zone, so that the list
 * does not shrink from minute to minute. Null means no limit.
 */
export function dateRangeBounds(range: DateRange, now: Date, zone: string): Bounds | null {
  const today = toCalendarDate(now, zone)
  const until = endOfDay(today, zone)
  switch (range) {
    case 'all':
      return null
    case 'today':
      return { from: startOfDay(today, zone), until }
    case 'week':
      return { from: startOfDay(addDays(today, -7), zone), until }
    case 'month':
      return { from: startOfDay(sameDayMonthsLater(today, -1), zone), until }
  }
}
