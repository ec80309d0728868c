import { OPPORTUNITY_TYPE_LABELS, type OpportunityType } from '@predio/domain/opportunities'
import { formatCell, type ReportAnswers, type ReportColumn } from '@predio/domain/reports'
import { captions, columns, messages } from '../messages.ts'
import { describeAsked } from '../describe.ts'
import { monthRows } from './month-rows.ts'
import { toRows } from './to-rows.ts'
import type { Asked, ReportView, SeriesOf } from '../view.ts'

const AMOUNTS: readonly ReportColumn[] = [
  { key: 'earned', label: columns.earned, kind: 'money' },
  { key: 'expected', label: columns.expected, kind: 'money' },
  { key: 'weighted', label: columns.expectedWeighted, kind: 'money' },
]
const SERIES: readonly SeriesOf[] = [
  { key: 'earned', name: columns.earned, tone: 'action' },
  { key: 'expected', name: columns.expected, tone: 'neutral' },
]

/** REP-09 says what is counted as commission. */
export function describeCommissions(
  { months, types, total }: ReportAnswers['commissions'],
  asked: Asked,
): ReportView {
  return {
    isEmpty: total.earned === 0 && total.expected === 0,
    subtitle: describeAsked(asked),
    figures: AMOUNTS.map(({ key, label }) => ({
      label,
      value: formatCell(total[key as keyof typeof total], 'money'),
    })),
    notes: [],
    parts: [
      {
        table: {
          caption: captions.commissions,
          columns: [{ key: 'label', label: columns.month, kind: 'text' }, ...AMOUNTS],
          rows: monthRows(months, asked.period),
          total: { ...total, label: messages.total },
        },
        chart: { kind: 'columns', isStacked: true, series: SERIES },
      },
      {
        table: {
          caption: captions.commissionTypes,
          columns: [{ key: 'type', label: columns.dealType, kind: 'text' }, ...AMOUNTS],
          rows: toRows(types, (row) => ({
            type: OPPORTUNITY_TYPE_LABELS[row.type as OpportunityType] ?? row.type,
            both: row.earned + row.expected,
          })),
        },
        chart: { kind: 'rows', value: 'both', series: SERIES },
      },
    ],
  }
}
