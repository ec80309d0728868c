import { addDays, addMonths, type CalendarDate } from '../../dates/index.ts'

/** Ten years of monthly notes; a longer series would exceed the length of a stored document (DOC-04). */
export const MAX_PAGARES = 120

export interface PagareInSeries {
  number: number
  /** '1/12'. */
  label: string
  dueDate: CalendarDate
}

/** One note per month, beginning with the first due date. */
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
 * Adds months to the first date, not to the previous one: a 31st becomes 28 February and is the 31st
 * again in March (DOC-05).
 */
export function sameDayMonthsLater(date: CalendarDate, months: number): CalendarDate {
  const first = addMonths(date, months)
  const lastDay = addDays(addMonths(first, 1), -1)
  const wanted = `${first.slice(0, 8)}${date.slice(8)}`
  return wanted < lastDay ? wanted : lastDay
}
