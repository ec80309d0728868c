import { WHATSAPP_MESSAGES, whatsappLink } from '@predio/domain/whatsapp'
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
  id?: string
  client: Recipient
  /** WHATSAPP-01: without a text the message is the greeting. */
  text?: string
  propertyId?: string | undefined
  opportunityId?: string | undefined
  templateId?: string | undefined
  metadata?: Record<string, string>
  /** The text to record in place of `text`, without a link that gives access. */
  recorded?: string
  /** Runs before the message is recorded; if it fails, nothing is recorded or sent. */
  prepare?: () => Promise<unknown>
  texts?: { sent: string; failed: string }
  onFailure?: (text: string) => void
  canUndo?: boolean
}

/** WHATSAPP-05: the message is recorded before WhatsApp opens. `send` must be called directly from a press. */
export function useWhatsApp() {
  const { id: userId } = useUser()
  const [isSending, setSending] = useState(false)
  // WHATSAPP-10: a ref instead of state, because a second press may come before the next render.
  const isBusy = useRef(false)

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
      const { readMessage } = await import('./message-values.ts')
      const values = readMessage({
        client_id: client.id,
        property_id: message.propertyId ?? null,
        opportunity_id: message.opportunityId ?? null,
        template_id: message.templateId ?? null,
        content: message.recorded ?? text,
        metadata: message.metadata ?? {},
      })
      await recordMessage(userId, id, values)
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

/** WHATSAPP-07: the toast stays until it is pressed, because otherwise the message would be recorded and never sent. */
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
