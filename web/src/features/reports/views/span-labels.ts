import { formatCalendarDate, type CalendarDate } from '@predio/domain/dates'

export function labelSpans(
  days: readonly CalendarDate[],
  unit: 'week' | 'month',
): { label: string; short: string }[] {
  const hasYears = new Set(days.map((day) => day.slice(0, 4))).size > 1
  return days.map((day) => {
    if (unit === 'week') {
      return { label: formatCalendarDate(day), short: formatCalendarDate(day, 'dayMonth') }
    }
    const month = formatCalendarDate(day, 'shortMonth')
    return {
      label: formatCalendarDate(day, 'month'),
      short: hasYears ? `${month} ${day.slice(2, 4)}` : month,
    }
  })
}
