import { addDays, type CalendarDate } from '@predio/domain/dates'

const DAYS = 14

/** The days that are offered for a visit: from tomorrow on, so that the agent has time to arrange it (SEL-22). */
export function visitDays(today: CalendarDate): CalendarDate[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1))
}
