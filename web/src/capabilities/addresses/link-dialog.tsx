import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { messages } from './messages.ts'

export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog
      title={messages.notCopied}
      onClose={onClose}
      closesOutside={false}
      footer={<Button onPress={onClose}>{messages.done}</Button>}
    >
      <p className="text-ink-soft">{messages.notCopiedText}</p>
      <TextField
        isReadOnly
        label={messages.link}
        value={link}
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
    </Dialog>
  )
}
