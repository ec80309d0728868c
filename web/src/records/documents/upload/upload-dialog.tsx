import { Dialog } from '../../../ui/dialog.tsx'
import { messages } from '../messages.ts'
import { UploadForm } from './upload-form.tsx'
import type { UploadFormValues } from './upload-schema.ts'

interface UploadDialogProps {
  /** Initial values, for example the client whose page is open. */
  preset?: Partial<UploadFormValues> | undefined
  onClose: () => void
  /** Starts a document from a template instead. */
  onTemplate?: (() => void) | undefined
}

export function UploadDialog({ preset, onClose, onTemplate }: UploadDialogProps) {
  return (
    <Dialog title={messages.uploadTitle} onClose={onClose} closesOutside={false}>
      <UploadForm preset={preset} onClose={onClose} onTemplate={onTemplate} />
    </Dialog>
  )
}
