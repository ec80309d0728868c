import { fullName } from '@predio/domain/clients'
import { formatDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { HEADINGS } from '../../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import type { ValuationRow } from '../../../records/valuations/api/valuation-row.ts'
import { messages } from '../messages.ts'

export function printedValuations(zone: string): TableColumn<ValuationRow>[] {
  return [
    { id: 'title', label: HEADINGS.title, render: ({ title }) => title ?? messages.untitled },
    {
      id: 'place',
      label: HEADINGS.location,
      render: ({ colony, state }) => (colony === null ? state : `${colony}, ${state}`),
    },
    {
      id: 'value',
      label: HEADINGS.estimate,
      align: 'end',
      render: ({ estimated_value }) => formatMxn(estimated_value, 0),
    },
    { id: 'client', label: HEADINGS.client, render: ({ client }) => client && fullName(client) },
    { id: 'property', label: HEADINGS.property, render: ({ property }) => property?.title },
    {
      id: 'date',
      label: HEADINGS.date,
      render: ({ created_at }) => formatDate(new Date(created_at), zone, 'short'),
    },
  ]
}
