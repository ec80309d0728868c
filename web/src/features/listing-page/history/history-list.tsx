import { useNow } from '../../../lib/use-now.ts'
import { newRecords, withOutbox } from '../../../lib/outbox/with-outbox.ts'
import { LoadMore } from '../../../ui/load-more/load-more.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { InteractionRow } from '../../../records/interactions/api/interaction-row.ts'
import { useOutboxInteractions } from '../../../records/interactions/api/outbox-interactions.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useHistory } from './api/list-history.ts'
import { messages } from '../messages.ts'
import { HistoryEntry } from './history-entry.tsx'

interface HistoryListProps {
  propertyId: string
  onOpen: (interaction: InteractionRow) => void
}

export function HistoryList({ propertyId, onOpen }: HistoryListProps) {
  const history = useHistory(propertyId)
  const { data, isPending, refetch } = history
  const all = useOutboxInteractions()
  const unsent = all.filter(({ row }) => row.property_id === propertyId)
  const now = useNow()
  const zone = useZone()
  if (isPending) return <Skeleton shape="block" className="h-24" />
  if (!data) {
    return <PartFailure text={messages.historyFailed} onRetry={() => void refetch()} />
  }
  const entries = [
    ...newRecords(unsent).map(({ row }) => row),
    ...withOutbox(data.pages.flat(), unsent),
  ]
  if (entries.length === 0) return <p className="text-ink-soft">{messages.noHistory}</p>
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={messages.history} className="flex flex-col divide-y divide-line">
        {entries.map((interaction) => (
          <HistoryEntry
            key={interaction.id}
            interaction={interaction}
            unsent={unsent.find(({ recordId }) => recordId === interaction.id)}
            now={now}
            zone={zone}
            onOpen={() => onOpen(interaction)}
          />
        ))}
      </ul>
      <LoadMore pages={history} byHand />
    </div>
  )
}
