import { formatCell, type ReportAnswers } from '@predio/domain/reports'
import { captions, columns, words } from '../messages.ts'
import { describeAsked } from '../describe.ts'
import { toRows } from './to-rows.ts'
import type { Asked, ReportPart, ReportView } from '../view.ts'

/** REP-04 and REP-05 say how passages from stage to stage are counted. */
export function describeStages(
  { begun, stages }: ReportAnswers['stages'],
  asked: Asked,
): ReportView {
  const rows = toRows(stages)
  const funnel: ReportPart = {
    table: {
      caption: captions.funnel,
      columns: [
        { key: 'name', label: columns.stage, kind: 'text' },
        { key: 'reached', label: columns.reached, kind: 'count' },
        { key: 'went_on', label: columns.wentOn, kind: 'count' },
        { key: 'conversion', label: columns.conversion, kind: 'percent' },
        { key: 'lost_here', label: columns.lostHere, kind: 'count' },
      ],
      rows,
    },
    chart: { kind: 'funnel' },
  }
  const times: ReportPart = {
    table: {
      caption: captions.times,
      columns: [
        { key: 'name', label: columns.stage, kind: 'text' },
        { key: 'average_days', label: columns.averageDays, kind: 'days' },
        { key: 'median_days', label: columns.median, kind: 'days' },
        { key: 'left_it', label: columns.leftIt, kind: 'count' },
      ],
      rows: rows.filter((row) => row['outcome'] === 'open'),
    },
    chart: {
      kind: 'rows',
      value: 'average_days',
      series: [{ key: 'average_days', name: columns.averageDays, tone: 'action' }],
    },
  }
  const hasMoved = stages.some(({ left_it }) => left_it > 0)
  return {
    isEmpty: begun === 0 && !hasMoved,
    subtitle: describeAsked(asked),
    figures: [{ label: words.begun, value: formatCell(begun, 'count') }],
    notes: [],
    parts: [...(begun > 0 ? [funnel] : []), ...(hasMoved ? [times] : [])],
  }
}
