import { addDays, addMonths, daysBetween, startOfMonth, type CalendarDate } from '../dates/index.ts'

/** What a report is about; the last is whatever the person chooses. */
export const PERIODS = ['month', 'quarter', 'year', 'all', 'custom'] as const
export type Period = (typeof PERIODS)[number]

/** Both days belong to it. */
export interface DayRange {
  from: CalendarDate
  to: CalendarDate
}

/** The database cuts a longer one off. */
export const LONGEST_RANGE_DAYS = 3660
export const EARLIEST_DAY = '2000-01-01'
export const LATEST_DAY = '2099-12-31'

/** How far ahead a forecast looks when the period does not say: this month and the five after it. */
const MONTHS_AHEAD = 6
/** 'Todo' is as long as a report can be, next year included: what is expected counts too. */
const YEARS_BACK = 8

/** Whole months and years, to their last day: what is due until then belongs to them. */
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

/** A forecast of the months that have passed tells nothing: it looks ahead, unless somebody chose the days. */
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
  // A year that is still being typed: 0002, 0020, 0202.
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
