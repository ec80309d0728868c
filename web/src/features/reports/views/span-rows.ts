import { trimSpans, weeksOrMonths, type ReportRow, type Span } from '@predio/domain/reports'
import { labelSpans } from './span-labels.ts'
import type { Asked } from '../view.ts'

interface Spans {
  weeks: readonly Span[]
  months: readonly Span[]
}

/** REP-23: makes one row for each week or month, with the count of each kind and their sum. */
export function spanRows(
  { weeks, months }: Spans,
  { period }: Pick<Asked, 'period'>,
  kinds: readonly string[],
): { unit: 'week' | 'month'; rows: ReportRow[] } {
  const shown = period === 'all' ? trimSpans : (spans: readonly Span[]) => spans
  const { unit, spans } = weeksOrMonths(shown(weeks), shown(months))
  const labels = labelSpans(
    spans.map(({ day }) => day),
    unit,
  )
  const rows = spans.map(({ counts }, index) => {
    const counted = Object.fromEntries(kinds.map((kind) => [kind, counts[kind] ?? 0]))
    const total = Object.values(counted).reduce((sum, count) => sum + count, 0)
    return Object.assign(counted, { total }, labels[index])
  })
  return { unit, rows }
}
