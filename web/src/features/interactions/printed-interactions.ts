import { formatDate } from '@predio/domain/dates'
import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { messages } from '../../records/interactions/messages.ts'

export function printedInteractions(zone: string): TableColumn<InteractionRow>[] {
  return [
    { id: 'subject', label: HEADINGS.subject, render: ({ subject }) => subject },
    { id: 'type', label: HEADINGS.type, render: ({ type }) => INTERACTION_TYPE_LABELS[type] },
    {
      id: 'date',
      label: HEADINGS.date,
      render: ({ moment }) => formatDate(new Date(moment), zone, 'dateTime'),
    },
    {
      id: 'client',
      label: HEADINGS.client,
      render: ({ client_name }) => client_name ?? messages.noClient,
    },
    { id: 'property', label: HEADINGS.property, render: ({ property_title }) => property_title },
    { id: 'outcome', label: HEADINGS.outcome, render: ({ outcome }) => outcome },
  ]
}
