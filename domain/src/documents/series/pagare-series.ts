import { addDays, addMonths, type CalendarDate } from '../../dates/index.ts'

/** Ten years of monthly notes; more would not fit a stored document. */
export const MAX_PAGARES = 120

export interface PagareInSeries {
  number: number
  /** '1/12'. */
  label: string
  dueDate: CalendarDate
}

/** One note a month from the first due date on. */
export function pagareSeries(firstDueDate: CalendarDate, count: number): PagareInSeries[] {
  if (!Number.isInteger(count) || count < 1 || count > MAX_PAGARES) {
    throw new RangeError(`not a number of pagarés: ${count}`)
  }
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    label: `${index + 1}/${count}`,
    dueDate: sameDayMonthsLater(firstDueDate, index),
  }))
}

/**
 * Counted from the first date each time: the 31st falls on 28 February and is the 31st again in
 * March, which adding a month to the month before would lose.
 */
export function sameDayMonthsLater(date: CalendarDate, months: number): CalendarDate {
  const first = addMonths(date, months)
  const lastDay = addDays(addMonths(first, 1), -1)
  const wanted = `${first.slice(0, 8)}${date.slice(8)}`
  return wanted < lastDay ? wanted : lastDay
}
