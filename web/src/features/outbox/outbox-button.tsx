import { CloudAlert, CloudUpload } from 'lucide-react'
import { useState } from 'react'
import type { OutboxEntry } from '../../lib/outbox/entry.ts'
import { useOutboxEntries } from '../../lib/outbox/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { REST_OF_COUNT, toReview } from './messages.ts'
import { OutboxDialog } from './outbox-dialog.tsx'

/** OUT-07: the button stays while its list is open, even if the outbox is empty. */
export function OutboxButton({ onReview }: { onReview: (entry: OutboxEntry) => void }) {
  const entries = useOutboxEntries()
  const [isOpen, setOpen] = useState(false)
  const problems = entries.filter(({ problem }) => problem).length
  const Icon = problems > 0 ? CloudAlert : CloudUpload
  if (entries.length === 0 && !isOpen) return null
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Icon aria-hidden="true" className="size-5 shrink-0" />}
        onPress={() => setOpen(true)}
      >
        <span className="tabular-nums whitespace-nowrap">
          {entries.length}
          <span className="max-sm:sr-only"> {REST_OF_COUNT}</span>
          {problems > 0 && <span className="max-sm:sr-only">, {toReview(problems)}</span>}
        </span>
      </Button>
      {isOpen && (
        <OutboxDialog entries={entries} onClose={() => setOpen(false)} onReview={onReview} />
      )}
    </>
  )
}
