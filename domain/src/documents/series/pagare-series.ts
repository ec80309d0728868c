import { type CalendarDate, sameDayMonthsLater } from '../../dates/index.ts'

/** DOC-04: a series longer than ten years of monthly notes would exceed the length of a stored document. */
export const MAX_PAGARES = 120

export interface PagareInSeries {
  number: number
  label: string
  dueDate: CalendarDate
}

/** DOC-05: months are added to the first due date, not to the previous one. */
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
