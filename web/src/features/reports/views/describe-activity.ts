import {
  INTERACTION_TYPE_LABELS,
  INTERACTION_TYPES,
  type InteractionType,
} from '@predio/domain/interactions'
import { formatCell, type ReportAnswers, type ReportRow } from '@predio/domain/reports'
import type { ChartTone } from '../../../ui/chart/chart-series.ts'
import { captions, columns, messages, words } from '../messages.ts'
import { describeAsked } from '../describe.ts'
import { spanRows } from './span-rows.ts'
import { toRows } from './to-rows.ts'
import type { Asked, ReportView, SeriesOf } from '../view.ts'

const TONES: readonly ChartTone[] = ['action', 'attention', 'info', 'warning']
const REST = 'rest'

/** REP-07 says how activity is counted. */
export function describeActivity(
  { weeks, months, types, total }: ReportAnswers['activity'],
  asked: Asked,
): ReportView {
  const used = INTERACTION_TYPES.filter((type) => types[type])
  const often = used
    .toSorted((one, other) => (types[other] ?? 0) - (types[one] ?? 0))
    .slice(0, used.length > TONES.length + 1 ? TONES.length : used.length)
  const rare = used.filter((type) => !often.includes(type))
  const { unit, rows } = spanRows(
    {
      weeks: weeks.map(({ week, types: counts }) => ({ day: week, counts })),
      months: months.map(({ month, types: counts }) => ({ day: month, counts })),
    },
    asked,
    used,
  )
  return {
    isEmpty: total === 0,
    subtitle: describeAsked(asked),
    figures: [{ label: words.contacts, value: formatCell(total, 'count') }],
    notes: [],
    parts: [
      {
        table: {
          caption: unit === 'week' ? captions.activityWeeks : captions.activityMonths,
          columns: [
            { key: 'label', label: columns[unit], kind: 'text' },
            ...used.map((type) => ({ key: type, label: labelOf(type), kind: 'count' as const })),
            { key: 'total', label: columns.total, kind: 'count' },
          ],
          rows: toRows(rows, (row) => ({ [REST]: sum(row, rare) })),
          total: { ...types, label: messages.total, total },
        },
        chart: { kind: 'columns', isStacked: true, series: seriesOf(often, rare) },
      },
      {
        table: {
          caption: captions.activityTypes,
          columns: [
            { key: 'label', label: columns.contactType, kind: 'text' },
            { key: 'total', label: words.contacts, kind: 'count' },
          ],
          rows: used
            .map((type) => ({ label: labelOf(type), total: types[type] ?? 0 }))
            .toSorted((one, other) => other.total - one.total),
        },
        chart: {
          kind: 'rows',
          value: 'total',
          series: [{ key: 'total', name: words.contacts, tone: 'action' }],
        },
      },
    ],
  }
}

function seriesOf(often: readonly InteractionType[], rare: readonly InteractionType[]): SeriesOf[] {
  const named = often.map((type, index) => ({
    key: type,
    name: labelOf(type),
    tone: TONES[index] ?? 'neutral',
  }))
  if (rare.length === 0) return named
  return [...named, { key: REST, name: words.otherTypes, tone: 'neutral' }]
}

function labelOf(type: InteractionType): string {
  return INTERACTION_TYPE_LABELS[type]
}

function sum(row: ReportRow, keys: readonly string[]): number {
  return keys.reduce((total, key) => total + Number(row[key] ?? 0), 0)
}
