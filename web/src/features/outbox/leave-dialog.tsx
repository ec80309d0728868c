import type { OutboxEntry } from '../../lib/outbox/entry.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { describeKinds, messages } from './messages.ts'

interface LeaveDialogProps {
  entries: readonly OutboxEntry[]
  onStay: () => void
  onLeave: () => Promise<void>
}

/** OUT-09: signing out would lose saves that were not sent. */
export function LeaveDialog({ entries, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={messages.leaveTitle}
      message={messages.leaveText(describeKinds(entries.map(({ kind }) => kind)))}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onClose={onStay}
      onConfirm={onLeave}
    />
  )
}
