import { Plus, RotateCw, SearchX, Upload, UsersRound } from 'lucide-react'
import type { View } from '@predio/domain/views'
import { toCalendarDate } from '@predio/domain/dates'
import { useDeferredValue } from 'react'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useOffline } from '../../../lib/use-offline.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useCopyContacts } from '../../../records/clients/api/copy-contacts.ts'
import { useClientList } from '../../../records/clients/api/list-clients.ts'
import { OfflineContactList } from '../offline/offline-contact-list.tsx'
import { messages } from '../../../records/clients/messages.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { ClientRow } from './client-row.tsx'
import { clientColumns } from './client-columns.tsx'
import { printedClients } from './printed-clients.ts'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import { LoadMore } from '../../../ui/load-more/load-more.tsx'
import { PrintedList } from '../../../ui/printed-list/printed-list.tsx'
import { VirtualTable } from '../../../ui/virtual-table.tsx'

const idOf = ({ id }: { id: string }) => id

interface ClientListProps {
  view: View
  /** The same as in an address. */
  query: string
  /** What is being typed into the search, for the contacts that the device has. */
  text: string
  selection: Selection
  onNew: () => void
  onImport: () => void
  onClear: () => void
}

export function ClientList(props: ClientListProps) {
  const { view, query, text, selection, onNew, onImport, onClear } = props
  const now = useNow()
  const zone = useZone()
  const list = useClientList(query, toCalendarDate(now, zone), { now, zone })
  const isOffline = useOffline()
  useCopyContacts(list.isSuccess && !list.isPlaceholderData)
  const isWide = useMediaQuery('(width >= 64rem)')
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
    return <OfflineContactList text={text} fallback={failure} />
  }
  const clients = shown.pages.flat()
  const ids = clients.map(idOf)
  const press = (id: string, isRange: boolean) => selection.press(id, ids, isRange)
  const chosen = selection.isOn ? selection.ids : undefined
  const empty =
    view.conditions.length > 0 ? (
      <NoMatches onClear={onClear} />
    ) : (
      <NoClients onNew={onNew} onImport={onImport} />
    )
  const printed = printedClients(zone)
  const isTable = isWide && view.columns.length > 0 && clients.length > 0
  return (
    <div className="rounded-lg bg-card shadow-md">
      {isTable ? (
        <div aria-busy={list.isFetchingNextPage} className="flex flex-col gap-4 overflow-x-auto">
          <VirtualTable
            label={messages.clients}
            columns={clientColumns(view.columns, { now, zone, chosen, press })}
            rows={clients}
            hasMore={list.hasNextPage}
          />
          <PrintedList
            label={messages.clients}
            columns={printed}
            rows={clients}
            keyOf={idOf}
            hasMore={list.hasNextPage}
          />
          <LoadMore pages={list} className="px-4 pb-4" />
        </div>
      ) : (
        <InfiniteList
          label={messages.clients}
          items={clients}
          keyOf={idOf}
          renderItem={(client) => (
            <ClientRow
              client={client}
              now={now}
              zone={zone}
              {...(chosen && { isChosen: chosen.has(client.id), onPress: press })}
            />
          )}
          printed={printed}
          pages={list}
          empty={empty}
        />
      )}
    </div>
  )
}

function NoClients({ onNew, onImport }: Pick<ClientListProps, 'onNew' | 'onImport'>) {
  return (
    <EmptyState
      icon={<UsersRound aria-hidden="true" />}
      title={messages.emptyTitle}
      text={messages.emptyText}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={onNew}>
            {messages.newClient}
          </Button>
          <Button
            look="secondary"
            icon={<Upload aria-hidden="true" className="size-4.5" />}
            onPress={onImport}
          >
            {messages.importClients}
          </Button>
        </div>
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
