import { formatCell, type ReportAnswers } from '@predio/domain/reports'
import { captions, columns, messages } from '../messages.ts'
import { describeOverdue, describeRange, describeUndated } from '../describe.ts'
import { monthRows } from './month-rows.ts'
import type { Asked, ReportView } from '../view.ts'

/** REP-02 says what the forecast counts. */
export function describeForecast(
  { months, undated, overdue }: ReportAnswers['forecast'],
  { ahead, period }: Asked,
): ReportView {
  const total = {
    total: sumOf(months, 'total'),
    amount: sumOf(months, 'amount'),
    weighted: sumOf(months, 'weighted'),
  }
  return {
    isEmpty: total.total + undated.total + overdue.total === 0,
    subtitle: describeRange(ahead),
    figures: [
      { label: columns.weighted, value: formatCell(total.weighted, 'money') },
      { label: columns.amount, value: formatCell(total.amount, 'money') },
      { label: columns.deals, value: formatCell(total.total, 'count') },
    ],
    isUrgent: true,
    notes: [
      ...(overdue.total > 0 ? [describeOverdue(overdue.total, overdue.amount)] : []),
      ...(undated.total > 0 ? [describeUndated(undated.total, undated.amount)] : []),
    ],
    parts: [
      {
        table: {
          caption: captions.forecast,
          columns: [
            { key: 'label', label: columns.month, kind: 'text' },
            { key: 'total', label: columns.deals, kind: 'count' },
            { key: 'amount', label: columns.amount, kind: 'money' },
            { key: 'weighted', label: columns.weighted, kind: 'money' },
          ],
          rows: monthRows(months, period),
          total: { ...total, label: messages.total },
        },
        chart: {
          kind: 'columns',
          isStacked: false,
          series: [
            { key: 'amount', name: columns.amount, tone: 'neutral' },
            { key: 'weighted', name: columns.weighted, tone: 'action' },
          ],
        },
      },
    ],
  }
}

type Month = ReportAnswers['forecast']['months'][number]

/** Sums of decimal fractions are not exact, so cents are added. */
function sumOf(months: readonly Month[], key: 'total' | 'amount' | 'weighted'): number {
  return months.reduce((sum, month) => sum + Math.round(month[key] * 100), 0) / 100
}
