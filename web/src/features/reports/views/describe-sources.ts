import { CLIENT_TYPE_LABELS, type ClientType } from '@predio/domain/clients'
import { formatCell, type ReportAnswers } from '@predio/domain/reports'
import { captions, columns, words } from '../messages.ts'
import { describeAsked } from '../describe.ts'
import { toRows } from './to-rows.ts'
import type { Asked, ReportView } from '../view.ts'

/** REP-08: the report shows where clients come from. */
export function describeSources(
  { total, sources, types }: ReportAnswers['sources'],
  asked: Asked,
): ReportView {
  const won = sources.reduce((sum, source) => sum + source.won, 0)
  return {
    isEmpty: total === 0,
    subtitle: describeAsked(asked),
    figures: [
      { label: words.newClients, value: formatCell(total, 'count') },
      { label: columns.won, value: formatCell(won, 'count') },
    ],
    notes: [],
    parts: [
      {
        table: {
          caption: captions.sources,
          columns: [
            { key: 'source', label: columns.source, kind: 'text' },
            { key: 'clients', label: columns.clients, kind: 'count' },
            { key: 'buyers', label: columns.buyers, kind: 'count' },
            { key: 'conversion', label: columns.conversion, kind: 'percent' },
            { key: 'opportunities', label: columns.deals, kind: 'count' },
            { key: 'won', label: columns.won, kind: 'count' },
            { key: 'won_amount', label: columns.wonAmount, kind: 'money' },
          ],
          rows: toRows(sources, ({ source }) => ({ source: source ?? words.noSource })),
        },
        chart: {
          kind: 'rows',
          value: 'clients',
          series: [{ key: 'buyers', name: columns.buyers, tone: 'action' }],
          rest: words.withoutDeal,
          maxRows: 8,
          detail: ({ won_amount }) => (won_amount ? formatCell(won_amount, 'money') : ''),
        },
      },
      {
        table: {
          caption: captions.clientTypes,
          columns: [
            { key: 'type', label: columns.clientType, kind: 'text' },
            { key: 'clients', label: columns.clients, kind: 'count' },
            { key: 'won', label: columns.won, kind: 'count' },
            { key: 'won_amount', label: columns.wonAmount, kind: 'money' },
          ],
          rows: toRows(types, (row) => ({
            type: CLIENT_TYPE_LABELS[row.type as ClientType] ?? row.type,
          })),
        },
        chart: {
          kind: 'rows',
          value: 'clients',
          series: [{ key: 'clients', name: columns.clients, tone: 'action' }],
        },
      },
    ],
  }
}
