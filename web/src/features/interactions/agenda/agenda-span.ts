import {
  addDays,
  addMonths,
  endOfWeek,
  formatCalendarDate,
  startOfDay,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@predio/domain/dates'
import type { Span } from '../../../records/interactions/api/read-agenda.ts'

export type AgendaLayout = 'month' | 'week'

/** AGENDA-01: the grid of a month includes days of the months before and after. */
export function agendaSpan(layout: AgendaLayout, date: CalendarDate, zone: string): Span {
  const [first, last] =
    layout === 'week'
      ? [startOfWeek(date), endOfWeek(date)]
      : [startOfWeek(startOfMonth(date)), endOfWeek(addDays(addMonths(date, 1), -1))]
  return { from: startOfDay(first, zone), until: startOfDay(addDays(last, 1), zone) }
}

/** AGENDA-04: turning the page leads to the first day of the next month, or to the same weekday of the next week. */
export function turnPage(layout: AgendaLayout, date: CalendarDate, by: 1 | -1): CalendarDate {
  return layout === 'week' ? addDays(date, by * 7) : addMonths(date, by)
}

export function pageTitle(layout: AgendaLayout, date: CalendarDate): string {
  if (layout === 'month') return formatCalendarDate(startOfMonth(date), 'month')
  return joinDays(formatCalendarDate(startOfWeek(date)), formatCalendarDate(endOfWeek(date)))
}

function joinDays(first: string, last: string): string {
  const parts = first.split(' ')
  const others = last.split(' ')
  while (parts.length > 1 && parts.at(-1) === others.at(-1)) {
    parts.pop()
    others.pop()
  }
  return `${parts.join(' ')} – ${last}`
}
