import { MonitorSmartphone } from 'lucide-react'
import { useNow } from '../../../lib/use-now.ts'
import { useCloseOtherSessions } from '../../../capabilities/profile/api/close-other-sessions.ts'
import { useCloseSession } from '../../../capabilities/profile/api/close-session.ts'
import { useSessions } from '../../../capabilities/profile/api/list-sessions.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages } from './messages.ts'
import { SessionsList } from './sessions-list.tsx'

export function SessionsCard() {
  const { data: sessions, isPending, refetch } = useSessions()
  const { mutateAsync: close } = useCloseSession()
  const now = useNow()
  const zone = useZone()

  async function closeOne(id: string): Promise<void> {
    toast.success((await close(id)) ? messages.closed : messages.closedBefore)
    void refetch()
  }

  const isAlone = sessions?.every((session) => session.is_current)
  return (
    <Card title={messages.title}>
      <p className="-mt-4 text-sm text-ink-soft">{messages.intro}</p>
      {sessions && <SessionsList sessions={sessions} now={now} zone={zone} onClose={closeOne} />}
      {!sessions && isPending && <SessionsSkeleton />}
      {!sessions && !isPending && (
        <LoadFailure title={messages.loadFailed} onRetry={() => void refetch()} />
      )}
      {isAlone ? (
        <p className="text-sm text-ink-soft">{messages.onlyThis}</p>
      ) : (
        <CloseOthers onClosed={() => void refetch()} />
      )}
    </Card>
  )
}

function CloseOthers({ onClosed }: { onClosed: () => void }) {
  const { mutateAsync } = useCloseOtherSessions()
  return (
    <div className="flex flex-col sm:flex-row">
      <ConfirmDialog
        title={messages.closeOthersTitle}
        message={messages.closeOthersText}
        confirmLabel={messages.closeOthers}
        tone="neutral"
        onConfirm={async () => {
          await mutateAsync()
          onClosed()
        }}
        done={messages.othersClosed}
        failed={messages.othersFailed}
        trigger={
          <Button
            look="secondary"
            icon={<MonitorSmartphone aria-hidden="true" className="size-4.5" />}
          >
            {messages.closeOthers}
          </Button>
        }
      />
    </div>
  )
}

function SessionsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <span className="sr-only">{messages.loading}</span>
      {['a', 'b'].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton shape="circle" className="size-5" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-40" />
            <Skeleton className="w-56 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
