import { addDays, type CalendarDate } from '@predio/domain/dates'

const DAYS = 14

/** SEL-22: the first day offered is tomorrow, so that the agent has time to arrange the visit. */
export function visitDays(today: CalendarDate): CalendarDate[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1))
}
