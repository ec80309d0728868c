import {
  addDays,
  addMonths,
  daysBetween,
  formatCalendarDate,
  startOfMonth,
  type CalendarDate,
} from '../dates/index.ts'
import type { ReportPeriod } from './owner-report.ts'

export const REPORT_PERIODS = ['last30', 'month', 'lastMonth', 'published', 'custom'] as const
export type ReportPeriodName = (typeof REPORT_PERIODS)[number]

export const REPORT_PERIOD_LABELS: Record<ReportPeriodName, string> = {
  last30: 'Últimos 30 días',
  month: 'Este mes',
  lastMonth: 'Mes pasado',
  published: 'Desde que se publicó',
  custom: 'Elegir fechas',
}

/** The database refuses a longer period. */
const LONGEST_REPORT_DAYS = 3660

/** OREP-01: a period ends today at the latest. */
export function reportPeriod(
  name: Exclude<ReportPeriodName, 'custom'>,
  today: CalendarDate,
  publishedDay: CalendarDate | null,
): ReportPeriod {
  switch (name) {
    case 'last30':
      return { firstDay: addDays(today, -29), lastDay: today }
    case 'month':
      return { firstDay: startOfMonth(today), lastDay: today }
    case 'lastMonth':
      return monthBefore(today)
    case 'published': {
      const earliest = addDays(today, -LONGEST_REPORT_DAYS)
      const day = publishedDay !== null && publishedDay <= today ? publishedDay : today
      return { firstDay: day < earliest ? earliest : day, lastDay: today }
    }
  }
}

export function monthBefore(day: CalendarDate): ReportPeriod {
  return { firstDay: addMonths(day, -1), lastDay: addDays(startOfMonth(day), -1) }
}

export type ReportPeriodFault = 'incomplete' | 'reversed' | 'future' | 'long'

export function checkReportPeriod(
  firstDay: CalendarDate | null,
  lastDay: CalendarDate | null,
  today: CalendarDate,
): { period: ReportPeriod } | { fault: ReportPeriodFault } {
  if (firstDay === null || lastDay === null) return { fault: 'incomplete' }
  if (firstDay > lastDay) return { fault: 'reversed' }
  if (lastDay > today) return { fault: 'future' }
  if (daysBetween(firstDay, lastDay) > LONGEST_REPORT_DAYS) return { fault: 'long' }
  return { period: { firstDay, lastDay } }
}

export function describePeriod({ firstDay, lastDay }: ReportPeriod): string {
  const end = formatCalendarDate(lastDay, 'long')
  if (firstDay === lastDay) return `del ${end}`
  const month = startOfMonth(lastDay)
  if (firstDay === month && addDays(lastDay, 1) === addMonths(lastDay, 1))
    return formatCalendarDate(month, 'month')
  if (firstDay >= month) return `del ${Number(firstDay.slice(8))} al ${end}`
  const start =
    firstDay.slice(0, 4) === lastDay.slice(0, 4)
      ? formatCalendarDate(firstDay, 'longDayMonth')
      : formatCalendarDate(firstDay, 'long')
  return `del ${start} al ${end}`
}

export function ofPeriod(period: ReportPeriod): string {
  const text = describePeriod(period)
  return text.startsWith('del ') ? text : `de ${text}`
}
