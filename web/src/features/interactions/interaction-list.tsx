import { formatDate } from '@predio/domain/dates'
import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { MessagesSquare } from 'lucide-react'
import { AddButton } from '../../capabilities/list/list-body.tsx'
import { RecordList } from '../../capabilities/list/record-list.tsx'
import type { ListState } from '../../capabilities/list/use-list.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { withOutbox } from '../../lib/outbox/with-outbox.ts'
import { useNow } from '../../lib/use-now.ts'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { INTERACTIONS } from '../../records/interactions/api/list-interactions.ts'
import type { OutboxInteraction } from '../../records/interactions/api/outbox-interactions.ts'
import { messages } from '../../records/interactions/messages.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import { InteractionItem } from './interaction-item.tsx'

interface InteractionListProps {
  list: ListState<'interactions'>
  unsent: readonly OutboxInteraction[]
  onOpen: (interaction: InteractionRow) => void
  onNew: () => void
}

export function InteractionList({ list, unsent, onOpen, onNew }: InteractionListProps) {
  const day = { now: useNow(), zone: useZone() }
  return (
    <RecordList
      texts={messages}
      list={list}
      pages={INTERACTIONS.useRows(list.open.query)}
      withOutbox={(read) => withOutbox<InteractionRow>(read, unsent)}
      renderRow={(interaction, choice) => (
        <InteractionItem
          interaction={interaction}
          unsent={unsent.find(({ recordId }) => recordId === interaction.id)}
          onOpen={() => onOpen(interaction)}
          choice={choice}
          {...day}
        />
      )}
      printed={printedInteractions(day.zone)}
      skeleton={<ListSkeleton />}
      icon={<MessagesSquare aria-hidden="true" />}
      action={<AddButton label={messages.newInteraction} onPress={onNew} />}
    />
  )
}

function printedInteractions(zone: string): TableColumn<InteractionRow>[] {
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
