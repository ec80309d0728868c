import type { OutboxEntry } from '../../lib/outbox/entry.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { describeKinds, messages } from './messages.ts'

interface LeaveDialogProps {
  entries: readonly OutboxEntry[]
  onStay: () => void
  onLeave: () => Promise<void>
}

/** OUT-09: the dialog warns that signing out would lose unsent saves. */
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
