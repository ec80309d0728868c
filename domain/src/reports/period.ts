import { addDays, addMonths, daysBetween, startOfMonth, type CalendarDate } from '../dates/index.ts'

export const PERIODS = ['month', 'quarter', 'year', 'all', 'custom'] as const
export type Period = (typeof PERIODS)[number]

export interface DayRange {
  from: CalendarDate
  to: CalendarDate
}

export const LONGEST_RANGE_DAYS = 3660
export const EARLIEST_DAY = '2000-01-01'
export const LATEST_DAY = '2099-12-31'

/** REP-21: a forecast covers this month and the five after it, unless the person chose other days. */
const MONTHS_AHEAD = 6
/** 'Todo' is as long as a report may be. It includes next year, because expected closings count too. */
const YEARS_BACK = 8

/** REP-20: months and years extend to their last day, so that they include what is due until then. */
export function rangeOf(period: Exclude<Period, 'custom'>, today: CalendarDate): DayRange {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'month':
      return { from: startOfMonth(today), to: endOfMonth(today) }
    case 'quarter':
      return { from: addMonths(today, -2), to: endOfMonth(today) }
    case 'year':
      return { from: `${year}-01-01`, to: `${year}-12-31` }
    case 'all':
      return { from: `${year - YEARS_BACK}-01-01`, to: `${year + 1}-12-31` }
  }
}

/** REP-21: a forecast begins with the current month, unless the person chose the days. */
export function forecastRange(period: Period, range: DayRange, today: CalendarDate): DayRange {
  if (period === 'custom') return range
  const from = startOfMonth(today)
  return { from, to: period === 'all' ? range.to : addDays(addMonths(today, MONTHS_AHEAD), -1) }
}

export type RangeFault = 'incomplete' | 'outside' | 'reversed' | 'long'

export function checkRange(
  from: CalendarDate | null,
  to: CalendarDate | null,
): { range: DayRange } | { fault: RangeFault } {
  if (from === null || to === null) return { fault: 'incomplete' }
  if (from < EARLIEST_DAY || to < EARLIEST_DAY || from > LATEST_DAY || to > LATEST_DAY) {
    return { fault: 'outside' }
  }
  if (from > to) return { fault: 'reversed' }
  if (daysBetween(from, to) > LONGEST_RANGE_DAYS) return { fault: 'long' }
  return { range: { from, to } }
}

function endOfMonth(day: CalendarDate): CalendarDate {
  return addDays(addMonths(day, 1), -1)
}
