import { formatCalendarDate, type CalendarDate } from '@predio/domain/dates'

const SHORT_MONTH = new Intl.DateTimeFormat('es-MX', { month: 'short', timeZone: 'UTC' })
const DAY_AND_MONTH = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** For the table in full, for the drawing as short as it stays clear: the year only where there are several. */
export function labelSpans(
  days: readonly CalendarDate[],
  unit: 'week' | 'month',
): { label: string; short: string }[] {
  const hasYears = new Set(days.map((day) => day.slice(0, 4))).size > 1
  return days.map((day) => {
    const date = new Date(`${day}T00:00:00Z`)
    if (unit === 'week') {
      return { label: formatCalendarDate(day), short: DAY_AND_MONTH.format(date) }
    }
    const month = SHORT_MONTH.format(date)
    return {
      label: formatCalendarDate(day, 'month'),
      short: hasYears ? `${month} ${day.slice(2, 4)}` : month,
    }
  })
}
