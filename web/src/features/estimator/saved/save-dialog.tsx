import { Dialog } from '../../../ui/dialog.tsx'
import { messages } from '../messages.ts'
import { SaveForm, type SaveFormProps } from './save-form.tsx'

export function SaveDialog(props: SaveFormProps) {
  return (
    <Dialog
      title={messages.saveTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      closesOutside={false}
    >
      <SaveForm {...props} />
    </Dialog>
  )
}
