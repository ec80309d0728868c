import { trimSpans, type Period, type ReportRow } from '@predio/domain/reports'
import { labelSpans } from './span-labels.ts'
import { toRows } from './to-rows.ts'

/** REP-24: empty months at both ends of 'Todo' are left out. */
export function monthRows<Row extends { month: string }>(
  months: readonly Row[],
  period: Period,
): ReportRow[] {
  const shown = period === 'all' ? trimMonths(months) : months
  const labels = labelSpans(
    shown.map(({ month }) => month),
    'month',
  )
  return toRows(shown, (_, index) => labels[index])
}

function trimMonths<Row extends { month: string }>(months: readonly Row[]): readonly Row[] {
  const spans = months.map((row) => ({ day: row.month, counts: numbersOf(row) }))
  const shown = new Set(trimSpans(spans).map(({ day }) => day))
  return months.filter(({ month }) => shown.has(month))
}

function numbersOf(row: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}
