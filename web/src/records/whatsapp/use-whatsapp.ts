import { WHATSAPP_MESSAGES, whatsappLink, whatsappMessageSchema } from '@predio/domain/whatsapp'
import { greetingName } from '@predio/domain/text'
import { useRef, useState } from 'react'
import { log } from '../../lib/log.ts'
import { newId } from '../../lib/new-id.ts'
import { useUser } from '../../lib/session/index.ts'
import { words } from '../../lib/words.ts'
import { toast } from '../../ui/toast.ts'
import type { Recipient } from './api/read-recipient.ts'
import { deleteMessage, recordMessage } from './api/record-message.ts'
import { openChat, openChatWindow } from './chat-window.ts'
import { messages } from './messages.ts'

interface OutgoingMessage {
  /** The id of its record, so that a message sent again after a lost answer is recorded once. */
  id?: string
  client: Recipient
  /** By default the greeting (WHATSAPP-01). */
  text?: string
  propertyId?: string | undefined
  opportunityId?: string | undefined
  templateId?: string | undefined
  metadata?: Record<string, string>
  /** Recorded instead of the text, when the text has a link that gives access. */
  recorded?: string
  /** Runs before the message is recorded; when it fails, nothing is sent. */
  prepare?: () => Promise<unknown>
  /** Texts of the toasts, where the message is part of another action. */
  texts?: { sent: string; failed: string }
  /** Told why it was not recorded, where a form shows it beside its button; otherwise a toast tells. */
  onFailure?: (text: string) => void
  /** Offers to delete the record: for a press that is easily made by mistake. */
  canUndo?: boolean
}

/** WHATSAPP-05: records a message and opens WhatsApp with it. `send` must be called directly from a press. */
export function useWhatsApp() {
  const { id: userId } = useUser()
  const [isSending, setSending] = useState(false)
  // WHATSAPP-10: state would come too late, because a second press may precede the next render.
  const isBusy = useRef(false)

  /** Returns whether the message was recorded; the person has been told either way. */
  async function send(message: OutgoingMessage): Promise<boolean> {
    if (isBusy.current) return false
    const { client, text = WHATSAPP_MESSAGES.greeting(greetingName(client)) } = message
    const texts = message.texts ?? { sent: messages.sent, failed: messages.contactFailed }
    const tellFailure = message.onFailure ?? toast.error
    const link = whatsappLink(client, text)
    if (link === null) {
      tellFailure(messages.numberMissing)
      return false
    }
    isBusy.current = true
    setSending(true)
    const id = message.id ?? newId()
    const chat = openChatWindow()
    try {
      await message.prepare?.()
      await recordMessage(userId, id, toValues(message, message.recorded ?? text))
      if (!chat.show(link)) offerLink(link)
      else if (message.canUndo) offerUndo(userId, id, texts.sent)
      else toast.success(texts.sent)
      return true
    } catch (error) {
      chat.discard()
      log.error('WhatsApp message not recorded', error)
      tellFailure(texts.failed)
      return false
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return { send, isSending }
}

function toValues(message: OutgoingMessage, text: string) {
  return whatsappMessageSchema.parse({
    client_id: message.client.id,
    property_id: message.propertyId ?? null,
    opportunity_id: message.opportunityId ?? null,
    template_id: message.templateId ?? null,
    content: text,
    metadata: message.metadata ?? {},
  })
}

/** WHATSAPP-07: the toast stays, otherwise the message would be recorded and never sent. */
function offerLink(link: string): void {
  toast.success(messages.blocked, {
    label: messages.openLink,
    onPress: () => openChat(link),
    stays: true,
  })
}

function offerUndo(userId: string, id: string, text: string): void {
  const undo = async () => {
    try {
      await deleteMessage(userId, id)
      toast.success(messages.undone)
    } catch (error) {
      log.error('WhatsApp message not deleted', error)
      toast.error(messages.undoFailed)
    }
  }
  toast.success(text, { label: words.undo, onPress: () => void undo() })
}
