import { type CalendarDate, sameDayMonthsLater } from '../../dates/index.ts'

/** Ten years of monthly notes; a longer series would exceed the length of a stored document (DOC-04). */
export const MAX_PAGARES = 120

export interface PagareInSeries {
  number: number
  label: string
  dueDate: CalendarDate
}

/** One note per month, beginning with the first due date: months are added to that date, not to the one before (DOC-05). */
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
