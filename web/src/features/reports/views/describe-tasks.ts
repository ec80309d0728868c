import { formatCell, type ReportAnswers } from '@predio/domain/reports'
import { captions, columns, messages, words } from '../messages.ts'
import { describeAsked } from '../describe.ts'
import { spanRows } from './span-rows.ts'
import type { Asked, ReportView, SeriesOf } from '../view.ts'

const SERIES: readonly SeriesOf[] = [
  { key: 'on_time', name: columns.onTime, tone: 'action' },
  { key: 'late', name: columns.late, tone: 'warning' },
  { key: 'missed', name: columns.missed, tone: 'attention' },
  { key: 'pending', name: columns.pending, tone: 'neutral' },
]

/** REP-10 says how tasks are counted. */
export function describeTasks(
  { weeks, months, total }: ReportAnswers['tasks'],
  asked: Asked,
): ReportView {
  const { unit, rows } = spanRows(
    {
      weeks: weeks.map(({ week, ...counts }) => ({ day: week, counts })),
      months: months.map(({ month, ...counts }) => ({ day: month, counts })),
    },
    asked,
    SERIES.map(({ key }) => key),
  )
  const { on_time, late, missed, pending, rate } = total
  const all = on_time + late + missed + pending
  return {
    isEmpty: all === 0,
    subtitle: describeAsked(asked),
    figures: [
      { label: words.rate, value: formatCell(rate, 'percent') },
      { label: columns.late, value: formatCell(late, 'count') },
      { label: columns.missed, value: formatCell(missed, 'count') },
    ],
    notes: [],
    parts: [
      {
        table: {
          caption: unit === 'week' ? captions.tasksWeeks : captions.tasksMonths,
          columns: [
            { key: 'label', label: columns[unit], kind: 'text' },
            ...SERIES.map(({ key, name }) => ({ key, label: name, kind: 'count' as const })),
            { key: 'total', label: columns.total, kind: 'count' },
          ],
          rows,
          total: { on_time, late, missed, pending, total: all, label: messages.total },
        },
        chart: { kind: 'columns', isStacked: true, series: SERIES },
      },
    ],
  }
}
