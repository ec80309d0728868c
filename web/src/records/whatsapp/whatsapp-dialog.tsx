import { Dialog } from '../../ui/dialog.tsx'
import { messages, titleFor } from './messages.ts'
import { WhatsAppForm, type WhatsAppFormProps } from './whatsapp-form.tsx'

export function WhatsAppDialog({ onClose, ...message }: WhatsAppFormProps) {
  return (
    <Dialog
      title={message.client ? titleFor(message.client.first_name) : messages.title}
      onClose={onClose}
      closesOutside={false}
    >
      <WhatsAppForm {...message} onClose={onClose} />
    </Dialog>
  )
}
