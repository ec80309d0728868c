import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useRemember } from '../../../capabilities/addresses/record-over-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { toast } from '../../../ui/toast.ts'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useDeleteValuation } from '../../../records/valuations/api/delete-valuation.ts'
import { useValuations } from '../../../records/valuations/api/list-valuations.ts'
import { valuationQuery } from '../../../records/valuations/api/read-valuation.ts'
import type { ValuationRow } from '../../../records/valuations/api/valuation-row.ts'
import { messages } from '../messages.ts'
import { printedValuations } from './printed-valuations.ts'
import { SavedItem } from './saved-item.tsx'

interface SavedListProps {
  onDeleted: (id: string) => void
  onEstimate: () => void
}

export function SavedList({ onDeleted, onEstimate }: SavedListProps) {
  const valuations = useValuations()
  const remove = useDeleteValuation()
  const zone = useZone()
  const remember = useRemember(valuationQuery)
  const [toDelete, setToDelete] = useState<ValuationRow>()

  async function removeRow({ id }: ValuationRow): Promise<void> {
    try {
      await remove.mutateAsync(id)
      toast.success(messages.deleted)
      onDeleted(id)
    } catch (error) {
      toast.error(messages.deleteFailed)
      throw error
    }
  }

  if (valuations.isPending) return <ListSkeleton rows={3} lead="none" hasEnd row="p-6" />
  if (!valuations.data)
    return (
      <LoadFailure isCard title={messages.loadFailed} onRetry={() => void valuations.refetch()} />
    )
  return (
    <Card>
      <InfiniteList
        label={messages.list}
        items={valuations.data.pages.flat()}
        keyOf={({ id }) => id}
        renderItem={(row) => (
          <SavedItem row={row} onOpen={() => remember(row)} onDelete={() => setToDelete(row)} />
        )}
        printed={printedValuations(zone)}
        pages={valuations}
        empty={
          <EmptyState
            icon={<BookmarkPlus aria-hidden="true" />}
            title={messages.emptyTitle}
            text={messages.emptyText}
            action={<Button onPress={onEstimate}>{messages.toEstimate}</Button>}
          />
        }
      />
      {toDelete && (
        <ConfirmDialog
          title={messages.deleteTitle}
          message={messages.deleteQuestion(toDelete.title ?? messages.untitled)}
          confirmLabel={messages.delete}
          onClose={() => setToDelete(undefined)}
          onConfirm={() => removeRow(toDelete)}
        />
      )}
    </Card>
  )
}
