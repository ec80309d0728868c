import type { ScriptCategory } from '@predio/domain/scripts'
import { Dialog } from '../../ui/dialog.tsx'
import type { Recipient } from './api/read-recipient.ts'
import { messages, titleFor } from './messages.ts'
import { WhatsAppForm } from './whatsapp-form.tsx'

export interface WhatsAppDialogProps {
  /** Without one, the person chooses. */
  client?: Recipient | undefined
  /** The agent's own copy of a listing. */
  property?: { id: string; title: string; price: number | null; currency: string } | undefined
  opportunityId?: string | undefined
  /** The script to begin with. */
  templateId?: string | undefined
  /** Scripts of this kind are offered first. */
  category?: ScriptCategory | undefined
  /** A text to begin with, in place of a script or the greeting. */
  text?: string | undefined
  onClose: () => void
}

/** A message made ready: whom it is for, a script as its template, the words as they will be sent. */
export function WhatsAppDialog({ onClose, ...message }: WhatsAppDialogProps) {
  return (
    <Dialog
      title={message.client ? titleFor(message.client.first_name) : messages.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
    >
      <WhatsAppForm {...message} onClose={onClose} />
    </Dialog>
  )
}
