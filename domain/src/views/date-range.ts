import {
  addDays,
  addMonths,
  type CalendarDate,
  endOfWeek,
  sameDayMonthsLater,
  startOfMonth,
  startOfWeek,
} from '../dates/index.ts'
import type { Comparison } from './view.ts'

export interface DayRange {
  first?: CalendarDate
  last?: CalendarDate
}

/** VIEW-05: days are counted from today in the agent's time zone. The last 30 days are today and the 30 days before it. */
export function dayRange(comparison: Comparison, today: CalendarDate): DayRange | null {
  switch (comparison.is) {
    case 'today':
      return { first: today, last: today }
    case 'week':
      return { first: startOfWeek(today), last: endOfWeek(today) }
    case 'month':
      return { first: startOfMonth(today), last: addDays(addMonths(today, 1), -1) }
    case 'rest':
      return { first: today, last: endOfWeek(today) }
    case 'last':
      return { first: addDays(today, -comparison.days), last: today }
    case 'lastMonths':
      return { first: sameDayMonthsLater(today, -comparison.months), last: today }
    case 'next':
      return { first: today, last: addDays(today, comparison.days) }
    case 'notLast':
    case 'before':
      return { last: addDays(today, -comparison.days - 1) }
    case 'past':
      return { last: addDays(today, -1) }
    case 'from':
      return { first: comparison.day }
    case 'until':
      return { last: comparison.day }
    default:
      return null
  }
}
