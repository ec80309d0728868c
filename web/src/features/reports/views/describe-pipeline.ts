import { formatCell, type ReportAnswers } from '@predio/domain/reports'
import { captions, columns, messages, words } from '../messages.ts'
import { describeDeals, describeHeld } from '../describe.ts'
import { toRows } from './to-rows.ts'
import type { Asked, ReportView } from '../view.ts'

/** REP-01 says what the pipeline counts. */
export function describePipeline(
  { stages, total }: ReportAnswers['pipeline'],
  { range, today }: Asked,
): ReportView {
  return {
    isEmpty: total.total === 0,
    subtitle: describeHeld(range.to, today),
    figures: [
      { label: columns.amount, value: formatCell(total.amount, 'money') },
      { label: columns.weighted, value: formatCell(total.weighted, 'money') },
      { label: columns.commission, value: formatCell(total.commission, 'money') },
    ],
    notes: [],
    parts: [
      {
        table: {
          caption: captions.pipeline,
          columns: [
            { key: 'name', label: columns.stage, kind: 'text' },
            { key: 'total', label: columns.deals, kind: 'count' },
            { key: 'amount', label: columns.amount, kind: 'money' },
            { key: 'weighted', label: columns.weighted, kind: 'money' },
            { key: 'commission', label: columns.commission, kind: 'money' },
          ],
          rows: toRows(stages),
          total: { ...total, name: messages.total },
        },
        chart: {
          kind: 'rows',
          value: 'amount',
          series: [{ key: 'weighted', name: words.weightedLegend, tone: 'action' }],
          rest: words.restOfAmount,
          detail: (row) => describeDeals(Number(row['total'])),
        },
      },
    ],
  }
}
