import { Plus, RotateCw, SearchX, UsersRound } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import { useOffline } from '../../../lib/use-offline.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useCopyContacts } from '../../../records/clients/api/copy-contacts.ts'
import { useClientList } from '../../../records/clients/api/list-clients.ts'
import { OfflineContactList } from '../offline/offline-contact-list.tsx'
import { messages } from '../../../records/clients/messages.ts'
import { useZone } from '../../../records/profile/use-zone.ts'
import { ClientRow } from './client-row.tsx'
import { isFiltered, type ClientFilters } from '../../../records/clients/filters.ts'
import { printedClients } from './printed-clients.ts'

/** The estimated height in pixels on a phone; the real height is measured once a row is rendered. */
const ROW_HEIGHT = 196

const idOf = ({ id }: { id: string }) => id

interface ClientListProps {
  filters: ClientFilters
  onNew: () => void
  onClear: () => void
}

export function ClientList({ filters, onNew, onClear }: ClientListProps) {
  const settled = useSettled(filters)
  const list = useClientList(settled)
  const isOffline = useOffline()
  useCopyContacts(list.isSuccess && !list.isPlaceholderData)
  const now = useNow()
  const zone = useZone()
  // A result that comes while the person types is rendered between the keys.
  const shown = useDeferredValue(list.data) ?? list.data

  if (list.isPending && !isOffline) return <ListSkeleton />
  if (!shown) {
    const failure = (
      <div className="flex flex-col items-start gap-4">
        <Notice tone="danger">{messages.loadFailed}</Notice>
        <Button
          look="secondary"
          icon={<RotateCw aria-hidden="true" className="size-4.5" />}
          onPress={() => void list.refetch()}
        >
          {messages.retry}
        </Button>
      </div>
    )
    return <OfflineContactList text={filters.text} fallback={failure} />
  }
  return (
    <div className="rounded-lg bg-card shadow-md">
      <InfiniteList
        label={messages.clients}
        items={shown.pages.flat()}
        keyOf={idOf}
        rowHeight={ROW_HEIGHT}
        renderItem={(client) => <ClientRow client={client} now={now} zone={zone} />}
        printed={printedClients(zone)}
        pages={list}
        empty={isFiltered(settled) ? <NoMatches onClear={onClear} /> : <NoClients onNew={onNew} />}
      />
    </div>
  )
}

function NoClients({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      icon={<UsersRound aria-hidden="true" />}
      title={messages.emptyTitle}
      text={messages.emptyText}
      action={
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={onNew}>
          {messages.newClient}
        </Button>
      }
    />
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={messages.noMatchesTitle}
      text={messages.noMatchesText}
      action={
        <Button look="secondary" onPress={onClear}>
          {messages.clearFilters}
        </Button>
      }
    />
  )
}
