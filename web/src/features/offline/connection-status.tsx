import { whenIdle } from '../../lib/when-idle.ts'
import { CloudOff, Sparkles, X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { WRITE_LOST } from '../../lib/connection.ts'
import { QuotaReached } from '../../lib/quota-reached.ts'
import { useOffline } from '../../lib/use-offline.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'
import { hasUnsaved, watchTyping } from './unsaved.ts'
import { startWorker, takeNewVersion } from './worker.ts'

/** OFF-07: one press may fail several requests, which are reported once. */
const QUIET_MS = 5000

export function ConnectionStatus() {
  const isOffline = useOffline()
  const [hasNewVersion, setNewVersion] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useRefusedWrites()

  useEffect(() => {
    watchTyping()
    return whenIdle(() => void startWorker(() => setNewVersion(true)))
  }, [])

  function update(): void {
    if (hasUnsaved()) setAsking(true)
    else void takeNewVersion()
  }

  return (
    <>
      <div aria-live="polite">
        {isOffline && (
          <Strip icon={<CloudOff aria-hidden="true" />} look="bg-warning-soft text-warning">
            <strong className="font-semibold">{messages.offline}</strong> {messages.offlineText}
          </Strip>
        )}
      </div>
      <div aria-live="polite">
        {hasNewVersion && !isOffline && (
          <Strip icon={<Sparkles aria-hidden="true" />} look="bg-info-soft text-info">
            <span className="flex items-center justify-between gap-4">
              <strong className="font-semibold">{messages.newVersion}</strong>
              <span className="flex items-center gap-1">
                <Button size="small" look="secondary" onPress={update}>
                  {messages.update}
                </Button>
                <IconButton
                  label={messages.later}
                  icon={<X aria-hidden="true" />}
                  onPress={() => setNewVersion(false)}
                />
              </span>
            </span>
          </Strip>
        )}
      </div>
      <ConfirmDialog
        title={messages.unsavedTitle}
        message={messages.unsavedText}
        confirmLabel={messages.update}
        cancelLabel={messages.stay}
        tone="neutral"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={takeNewVersion}
      />
    </>
  )
}

interface StripProps {
  icon: ReactNode
  look: string
  children: ReactNode
}

function Strip({ icon, look, children }: StripProps) {
  return (
    <div className={`${look} text-sm`}>
      <div className="mx-auto flex max-w-7xl items-center gap-3 px-4 py-2 sm:px-6 lg:px-8 [&>svg]:size-4.5 [&>svg]:shrink-0">
        {icon}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  )
}

/** The form shows that it was not saved; this toast gives the reason. */
function useRefusedWrites(): void {
  useEffect(() => {
    let last = 0
    function report(event: Event): void {
      const text = event instanceof QuotaReached ? event.text : messages.writeLost
      if (Date.now() - last > QUIET_MS) toast.error(text)
      last = Date.now()
    }
    const events = [WRITE_LOST, QuotaReached.type]
    for (const event of events) addEventListener(event, report)
    return () => {
      for (const event of events) removeEventListener(event, report)
    }
  }, [])
}
