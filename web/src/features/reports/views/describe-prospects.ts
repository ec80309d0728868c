import { formatCell, type ReportAnswers } from '@predio/domain/reports'
import { captions, columns, messages, words } from '../messages.ts'
import { describeAsked } from '../describe.ts'
import type { Asked, ReportView, SeriesOf } from '../view.ts'

type Counted = ReportAnswers['prospects']['total']

const SERIES: readonly SeriesOf[] = [
  { key: 'within_five_minutes', name: columns.withinFiveMinutes, tone: 'action' },
  { key: 'withinTheHour', name: words.withinTheHour, tone: 'warning' },
  { key: 'later', name: words.later, tone: 'attention' },
  { key: 'unanswered', name: words.unanswered, tone: 'neutral' },
]

/** REP-32: the report shows how fast prospects were answered. */
export function describeProspects(
  { sources, total }: ReportAnswers['prospects'],
  asked: Asked,
): ReportView {
  const { prospects, answered } = total
  return {
    isEmpty: prospects === 0,
    subtitle: describeAsked(asked),
    figures: [
      { label: columns.prospects, value: formatCell(prospects, 'count') },
      { label: columns.answered, value: formatCell(answered, 'count') },
      { label: words.medianAnswer, value: formatCell(minutesOf(total), 'minutes') },
    ],
    notes: [],
    parts: [
      {
        table: {
          caption: captions.prospects,
          columns: [
            { key: 'source', label: columns.source, kind: 'text' },
            { key: 'prospects', label: columns.prospects, kind: 'count' },
            { key: 'answered', label: columns.answered, kind: 'count' },
            { key: 'within_five_minutes', label: columns.withinFiveMinutes, kind: 'count' },
            { key: 'within_an_hour', label: columns.withinAnHour, kind: 'count' },
            { key: 'median', label: columns.median, kind: 'minutes' },
            { key: 'accepted', label: columns.accepted, kind: 'count' },
            { key: 'discarded', label: columns.discarded, kind: 'count' },
          ],
          rows: sources.map((counted) => toRow(counted.source_name, counted)),
          total: toRow(messages.total, total),
        },
        chart: {
          kind: 'rows',
          value: 'prospects',
          series: SERIES,
          maxRows: 8,
          detail: ({ median }) => (median === null ? '' : formatCell(median, 'minutes')),
        },
      },
    ],
  }
}

function toRow(source: string, counted: Counted) {
  const { prospects, answered, within_five_minutes, within_an_hour } = counted
  return {
    ...counted,
    source,
    median: minutesOf(counted),
    withinTheHour: within_an_hour - within_five_minutes,
    later: answered - within_an_hour,
    unanswered: prospects - answered,
  }
}

function minutesOf({ median_seconds }: Counted): number | null {
  return median_seconds === null ? null : Math.round(median_seconds / 6) / 10
}
