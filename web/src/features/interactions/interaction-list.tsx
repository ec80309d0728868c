import { MessagesSquare, Plus, SearchX } from 'lucide-react'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { useInteractions } from '../../records/interactions/api/list-interactions.ts'
import { withUnsent } from '../../lib/outbox/with-unsent.ts'
import { useUnsentInteractions } from '../../records/interactions/api/unsent-interactions.ts'
import type { Selection } from '../../capabilities/bulk/use-selection.ts'
import { InteractionItem } from './interaction-item.tsx'
import { messages } from '../../records/interactions/messages.ts'
import { formatDate, toCalendarDate } from '@predio/domain/dates'
import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'

const idOf = ({ id }: InteractionRow) => id

interface InteractionListProps {
  /** The view, as in an address. */
  query: string
  /** Whether the view says anything about which ones it shows. */
  isFiltered: boolean
  selection: Selection
  onOpen: (interaction: InteractionRow) => void
  onNew: () => void
  onClear: () => void
}

export function InteractionList(props: InteractionListProps) {
  const { query, isFiltered, selection, onOpen, onNew, onClear } = props
  const now = useNow()
  const zone = useZone()
  const list = useInteractions(query, toCalendarDate(now, zone), { now, zone })
  const unsent = useUnsentInteractions()
  if (list.isPending) return <ListSkeleton />
  if (!list.data)
    return <LoadFailure isCard title={messages.loadFailed} onRetry={() => void list.refetch()} />
  const read = list.data.pages.flat()
  const items = withUnsent<InteractionRow>(read, unsent)
  const ids = items.map(idOf)
  return (
    <div className="rounded-lg bg-card shadow-md">
      <InfiniteList
        label={messages.heading}
        items={items}
        keyOf={idOf}
        renderItem={(interaction) => (
          <InteractionItem
            interaction={interaction}
            unsent={unsent.find(({ recordId }) => recordId === interaction.id)}
            now={now}
            zone={zone}
            onOpen={() => onOpen(interaction)}
            {...(selection.isOn && {
              isChosen: selection.ids.has(interaction.id),
              onChoose: (isRange) => selection.press(interaction.id, ids, isRange),
            })}
          />
        )}
        printed={printedInteractions(zone)}
        pages={list}
        empty={isFiltered ? <NoMatches onClear={onClear} /> : <Nothing onNew={onNew} />}
      />
    </div>
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={messages.noMatches}
      text={messages.noMatchesHint}
      action={
        <Button look="secondary" onPress={onClear}>
          {messages.clearFilters}
        </Button>
      }
    />
  )
}

function Nothing({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      icon={<MessagesSquare aria-hidden="true" />}
      title={messages.empty}
      text={messages.emptyHint}
      action={
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={onNew}>
          {messages.newInteraction}
        </Button>
      }
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
