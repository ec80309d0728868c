import { TRAFFIC_SOURCE_LABELS } from '@predio/domain/agent-site'
import { formatCell, type ReportAnswers } from '@predio/domain/reports'
import { describeAsked } from '../describe.ts'
import { captions, columns, messages, words } from '../messages.ts'
import type { Asked, ChartSpec, ReportView } from '../view.ts'

const COUNTED = [
  { key: 'views', label: columns.views, kind: 'count' },
  { key: 'forms', label: columns.forms, kind: 'count' },
  { key: 'presses', label: columns.presses, kind: 'count' },
] as const

const CHART: ChartSpec = {
  kind: 'rows',
  value: 'views',
  series: [{ key: 'views', name: columns.views, tone: 'action' }],
  maxRows: 8,
}

/** REP-33: the report shows who came to the agent's site, by source and by listing. */
export function describeTraffic(
  { total, sources, listings }: ReportAnswers['traffic'],
  asked: Asked,
): ReportView {
  return {
    isEmpty: sources.length === 0,
    subtitle: describeAsked(asked),
    figures: COUNTED.map(({ key, label, kind }) => ({
      label,
      value: formatCell(total[key], kind),
    })),
    notes: [],
    parts: [
      {
        table: {
          caption: captions.trafficSources,
          columns: [{ key: 'source', label: columns.source, kind: 'text' }, ...COUNTED],
          rows: sources.map((each) => ({ ...each, source: TRAFFIC_SOURCE_LABELS[each.source] })),
          total: { ...total, source: messages.total },
        },
        chart: CHART,
      },
      {
        table: {
          caption: captions.trafficListings,
          columns: [{ key: 'listing', label: columns.listing, kind: 'text' }, ...COUNTED],
          rows: listings.map((each) => ({ ...each, listing: each.title ?? words.deletedListing })),
        },
        chart: CHART,
      },
    ],
  }
}
