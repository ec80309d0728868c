import { Dialog } from '../../ui/dialog.tsx'
import { CallList } from './call-list.tsx'
import { messages } from './messages.ts'

export function CallsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={messages.title}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <CallList onLeave={onClose} />
    </Dialog>
  )
}
