import { useState } from 'react'
import { useNow } from '../../../../lib/use-now.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import type { Contact } from '../../../../records/clients/offline-contacts.ts'
import { useOutboxInteractions } from '../../../../records/interactions/api/outbox-interactions.ts'
import { useZone } from '../../../../capabilities/profile/use-zone.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ListSkeleton } from '../../../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { QuickAdd } from '../quick-add.tsx'
import { addOutboxEntries, withoutUnsent } from './add-outbox-entries.ts'
import { useHistory, type HistoryFilters } from './api/read-history.ts'
import { ComingList } from './coming-list.tsx'
import { EntryRow } from './entry-row.tsx'
import { HistoryChips } from './history-chips.tsx'
import { HistoryList } from './history-list.tsx'
import { messages } from './messages.ts'

const EVERYTHING: HistoryFilters = { chip: null, text: '' }

/** HIST-01 to HIST-07: the card shows pinned notes, scheduled contacts and past entries. */
export function HistoryCard({ client }: { client: Contact }) {
  return (
    <Card title={messages.title} titleLevel={3}>
      <QuickAdd client={client} />
      <History clientId={client.id} />
    </Card>
  )
}

function History({ clientId }: { clientId: string }) {
  const [filters, setFilters] = useState(EVERYTHING)
  const history = useHistory(clientId, { ...filters, text: useSettled(filters.text) })
  const now = useNow()
  const zone = useZone()
  const unsent = useOutboxInteractions().filter(({ row }) => row.client_id === clientId)
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? []
  const shown = addOutboxEntries(entries, unsent)
  const list = shown.length > 0 && <HistoryList entries={shown} pages={history} zone={zone} />
  const [first] = history.data?.pages ?? []
  if (!first) {
    return (
      <div className="flex flex-col gap-6">
        {list}
        {history.isPending ? (
          <ListSkeleton lead="portrait" isCard={false} rows={4} row="py-3" />
        ) : (
          <LoadFailure title={messages.loadFailed} onRetry={() => void history.refetch()} />
        )}
      </div>
    )
  }
  const isFiltered = filters.chip !== null || filters.text.trim() !== ''
  const { counts = {} } = first
  const ahead = withoutUnsent(first.ahead ?? [], unsent)
  const pinned = withoutUnsent(first.pinned ?? [], unsent)
  const hasHistory = Object.keys(counts).length > 0
  return (
    <div className="flex flex-col gap-6">
      {!isFiltered && <ComingList entries={ahead} now={now} zone={zone} />}
      {!isFiltered && pinned.length > 0 && (
        <ul aria-label={messages.pinned} className="rounded-md border border-line p-4">
          {pinned.map((entry) => (
            <EntryRow key={entry.id} entry={entry} zone={zone} isPinned />
          ))}
        </ul>
      )}
      {(hasHistory || isFiltered) && (
        <div className="flex flex-col gap-3 print:hidden">
          <SearchField
            label={messages.search}
            placeholder={messages.search}
            value={filters.text}
            onChange={(text) => setFilters({ ...filters, text })}
          />
          <HistoryChips
            counts={counts}
            value={filters.chip}
            onChange={(chip) => setFilters({ ...filters, chip })}
          />
        </div>
      )}
      {list}
      {entries.length === 0 && isFiltered && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-ink-soft">{messages.noMatches}</p>
          <Button look="secondary" size="small" onPress={() => setFilters(EVERYTHING)}>
            {messages.clear}
          </Button>
        </div>
      )}
      {!hasHistory && !isFiltered && shown.length === 0 && (
        <p className="text-ink-soft">{messages.empty}</p>
      )}
    </div>
  )
}
