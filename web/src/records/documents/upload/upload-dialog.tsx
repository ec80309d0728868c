import { Dialog } from '../../../ui/dialog.tsx'
import { messages } from '../messages.ts'
import { UploadForm } from './upload-form.tsx'
import type { UploadFormValues } from './upload-schema.ts'

interface UploadDialogProps {
  preset?: Partial<UploadFormValues> | undefined
  onClose: () => void
  onTemplate?: (() => void) | undefined
}

export function UploadDialog({ preset, onClose, onTemplate }: UploadDialogProps) {
  return (
    <Dialog title={messages.uploadTitle} onClose={onClose} closesOutside={false}>
      <UploadForm preset={preset} onClose={onClose} onTemplate={onTemplate} />
    </Dialog>
  )
}
