import { Dialog } from '../../../ui/dialog.tsx'
import { messages } from '../messages.ts'
import { SaveForm, type SaveFormProps } from './save-form.tsx'

export function SaveDialog(props: SaveFormProps) {
  return (
    <Dialog title={messages.saveTitle} onClose={props.onClose} closesOutside={false}>
      <SaveForm {...props} />
    </Dialog>
  )
}
