import { Dialog } from '../../ui/dialog.tsx'
import { CallList } from './call-list.tsx'
import { messages } from './messages.ts'

export function CallsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={messages.title} size="large" onClose={onClose}>
      <CallList onLeave={onClose} />
    </Dialog>
  )
}
