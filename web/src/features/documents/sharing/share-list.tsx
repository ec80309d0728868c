import { useState } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useZone } from '../../../records/profile/use-zone.ts'
import { useShares, type Share } from './api/list-shares.ts'
import { useRevokeShare } from './api/revoke-share.ts'
import { messages } from './messages.ts'
import { ShareItem } from './share-item.tsx'

/** All links of a document with their state and views. */
export function ShareList({ documentId }: { documentId: string }) {
  const { data, isPending, refetch } = useShares(documentId)
  const revoke = useRevokeShare()
  const [revoking, setRevoking] = useState<Share>()
  const now = useNow()
  const zone = useZone()

  async function revokeIt({ id }: Share): Promise<void> {
    try {
      await revoke.mutateAsync(id)
      toast.success(messages.revokedToast)
    } catch (error) {
      toast.error(messages.revokeFailed)
      throw error
    }
  }

  if (isPending) return <Skeleton shape="block" className="h-16" />
  if (!data) {
    return <PartFailure text={messages.loadFailed} onRetry={() => void refetch()} />
  }
  if (data.length === 0) return <p className="text-ink-soft">{messages.none}</p>
  return (
    <>
      <ul aria-label={messages.links} className="flex flex-col divide-y divide-line">
        {data.map((share) => (
          <ShareItem
            key={share.id}
            share={share}
            now={now}
            zone={zone}
            onRevoke={() => setRevoking(share)}
          />
        ))}
      </ul>
      {revoking && (
        <ConfirmDialog
          title={messages.revokeTitle}
          message={messages.revokeText}
          confirmLabel={messages.revoke}
          onClose={() => setRevoking(undefined)}
          onConfirm={() => revokeIt(revoking)}
        />
      )}
    </>
  )
}
