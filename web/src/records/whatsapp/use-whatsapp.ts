import { WHATSAPP_MESSAGES, whatsappLink, whatsappMessageSchema } from '@predio/domain/whatsapp'
import { useRef, useState } from 'react'
import { log } from '../../lib/log.ts'
import { newId } from '../../lib/new-id.ts'
import { useUser } from '../../lib/session/index.ts'
import { toast } from '../../ui/toast.ts'
import type { Recipient } from './api/read-recipient.ts'
import { recordMessage } from './api/record-message.ts'
import { openChat, openChatWindow } from './chat-window.ts'
import { messages } from './messages.ts'

interface OutgoingMessage {
  /** Of its record: sent again after a lost answer, it is still one message. */
  id?: string
  client: Recipient
  /** The greeting of the specification when left out. */
  text?: string
  propertyId?: string | undefined
  opportunityId?: string | undefined
  templateId?: string | undefined
  metadata?: Record<string, string>
  /** What is recorded in its place, where the text holds a link that gives access. */
  recorded?: string
  /** Done before it is recorded; it may fail, and then nothing is sent. */
  prepare?: () => Promise<unknown>
  /** What the person is told, where it is more than a message. */
  says?: { sent: string; failed: string }
}

/** Records a message and opens WhatsApp with it. Call `send` straight from a press. */
export function useWhatsApp() {
  const { id: userId } = useUser()
  const [isSending, setSending] = useState(false)
  // A second press may come before the first one has drawn anything.
  const isBusy = useRef(false)

  /** Whether it was recorded; the person has been told either way. */
  async function send(message: OutgoingMessage): Promise<boolean> {
    if (isBusy.current) return false
    const { client, text = WHATSAPP_MESSAGES.greeting(client.first_name) } = message
    const says = message.says ?? { sent: messages.sent, failed: messages.contactFailed }
    const link = whatsappLink(client, text)
    if (link === null) {
      toast.error(messages.numberMissing)
      return false
    }
    isBusy.current = true
    setSending(true)
    const chat = openChatWindow()
    try {
      await message.prepare?.()
      await recordMessage(
        userId,
        message.id ?? newId(),
        toValues(message, message.recorded ?? text),
      )
      if (chat.show(link)) toast.success(says.sent)
      else offerLink(link)
      return true
    } catch (error) {
      chat.discard()
      log.error('WhatsApp message not recorded', error)
      toast.error(says.failed)
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

/** It stays until it is pressed or closed: without it the message would be recorded and never sent. */
function offerLink(link: string): void {
  toast.success(messages.blocked, {
    label: messages.openLink,
    onPress: () => openChat(link),
    stays: true,
  })
}
