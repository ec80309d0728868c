import { CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { isConnectionLost } from '../../lib/connection.ts'
import type { SendResult } from '../../lib/outbox/send-loop.ts'
import type { OutboxEntry } from '../../lib/outbox/entry.ts'
import { discardEntries } from '../../lib/outbox/outbox.ts'
import { sendNow, tryAgain, useIsSending } from '../../lib/outbox/start-outbox.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { describeEntry } from './describe-entry.ts'
import { messages } from './messages.ts'
import { OutboxItem } from './outbox-item.tsx'

interface OutboxDialogProps {
  entries: readonly OutboxEntry[]
  onClose: () => void
  onReview: (entry: OutboxEntry) => void
}

export function OutboxDialog({ entries, onClose, onReview }: OutboxDialogProps) {
  const now = useNow()
  const zone = useZone()
  const isSending = useIsSending()
  const [discarded, setDiscarded] = useState<OutboxEntry>()
  // Sending cannot help a refused entry, which the person has to change.
  const canSend = entries.some(({ problem }) => problem === undefined)
  const dependents = discarded ? dependentsOf(discarded, entries) : []

  async function send(attempt: Promise<SendResult>): Promise<void> {
    if ((await attempt) === 'sent') return
    // If there is a connection, the server is busy or an entry was changed while it was sent.
    toast.error((await isConnectionLost()) ? messages.stillNoConnection : messages.notAllSent)
  }

  async function discard(entry: OutboxEntry): Promise<void> {
    await discardEntries([entry, ...dependents].map(({ id }) => id))
  }

  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      footer={
        canSend && (
          <Button
            icon={<CloudUpload aria-hidden="true" className="size-4.5" />}
            isPending={isSending}
            pendingLabel={messages.sending}
            onPress={() => void send(sendNow())}
          >
            {messages.sendNow}
          </Button>
        )
      }
    >
      <p className="text-ink-soft">{entries.length > 0 ? messages.intro : messages.none}</p>
      <ul aria-label={messages.title} className="flex flex-col divide-y divide-line">
        {entries.map((entry) => (
          <OutboxItem
            key={entry.id}
            entry={entry}
            now={now}
            zone={zone}
            onReview={() => onReview(entry)}
            onTryAgain={() => void send(tryAgain(entry))}
            onDiscard={() => setDiscarded(entry)}
          />
        ))}
      </ul>
      {discarded && (
        <ConfirmDialog
          title={messages.discardTitle}
          message={
            <>
              {messages.discardText(describeEntry(discarded).title)}
              {dependents.length > 0 && ` ${messages.discardOthers(dependents.length)}`}
            </>
          }
          confirmLabel={messages.discard}
          onClose={() => setDiscarded(undefined)}
          onConfirm={() => discard(discarded)}
        />
      )}
    </Dialog>
  )
}

/** Entries that need this entry, such as notes of a new client, cannot be sent without it. */
function dependentsOf(entry: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entry.base === undefined
    ? entries.filter(({ needs }) => needs.includes(entry.recordId))
    : []
}
