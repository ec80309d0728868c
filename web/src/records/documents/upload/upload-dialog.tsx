import { Dialog } from '../../../ui/dialog.tsx'
import { messages } from '../messages.ts'
import { UploadForm } from './upload-form.tsx'
import type { UploadFormValues } from './upload-schema.ts'

interface UploadDialogProps {
  /** Whose document it will be, where the page says so. */
  preset?: Partial<UploadFormValues> | undefined
  onClose: () => void
  /** Where a text of one's own can be begun instead. */
  onTemplate?: (() => void) | undefined
}

export function UploadDialog({ preset, onClose, onTemplate }: UploadDialogProps) {
  return (
    <Dialog
      title={messages.uploadTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
    >
      <UploadForm preset={preset} onClose={onClose} onTemplate={onTemplate} />
    </Dialog>
  )
}
