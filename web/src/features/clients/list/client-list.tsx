import { Plus, RotateCw, SearchX, UsersRound } from 'lucide-react'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useClientList } from '../api/list-clients.ts'
import { messages } from '../messages.ts'
import { useSettled } from '../use-settled.ts'
import { useZone } from '../../profile/index.ts'
import { ClientRow } from './client-row.tsx'
import { isFiltered, type ClientFilters } from './filters.ts'
import { ListSkeleton } from './list-skeleton.tsx'

interface ClientListProps {
  filters: ClientFilters
  onNew: () => void
  onClear: () => void
}

export function ClientList({ filters, onNew, onClear }: ClientListProps) {
  const settled = useSettled(filters, JSON.stringify(filters))
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useClientList(settled)
  const now = useNow()
  const zone = useZone()

  if (isPending) return <ListSkeleton />
  if (isError && !data) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice tone="danger">{messages.loadFailed}</Notice>
        <Button
          look="secondary"
          icon={<RotateCw aria-hidden="true" className="size-4.5" />}
          onPress={() => void refetch()}
        >
          {messages.retry}
        </Button>
      </div>
    )
  }
  return (
    <div className="rounded-lg bg-card shadow-md">
      <InfiniteList
        label="Clientes"
        items={data.pages.flat()}
        keyOf={({ id }) => id}
        renderItem={(client) => <ClientRow client={client} now={now} zone={zone} />}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onLoadMore={() => void fetchNextPage()}
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
