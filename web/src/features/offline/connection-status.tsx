import { whenIdle } from '../../lib/when-idle.ts'
import { CloudOff, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { WRITE_LOST } from '../../lib/connection.ts'
import { QuotaReached } from '../../lib/quota-reached.ts'
import { useOffline } from '../../lib/use-offline.ts'
import { BannerLine } from '../../ui/banner-line.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'
import { hasUnsaved, watchTyping } from './unsaved.ts'
import { startWorker, takeNewVersion } from './worker.ts'

/** OFF-07: one press may cause several failed requests, which are reported once. */
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
          <BannerLine
            isWide
            tone="warning"
            icon={<CloudOff aria-hidden="true" />}
            title={messages.offline}
            onClose={null}
          >
            {messages.offlineText}
          </BannerLine>
        )}
      </div>
      <div aria-live="polite">
        {hasNewVersion && !isOffline && (
          <BannerLine
            isWide
            tone="info"
            icon={<Sparkles aria-hidden="true" />}
            title={messages.newVersion}
            action={
              <Button size="small" look="secondary" onPress={update}>
                {messages.update}
              </Button>
            }
            onClose={() => setNewVersion(false)}
            closeLabel={messages.later}
          />
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

/** The form shows that its save failed; this toast gives the reason. */
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
