import { WHATSAPP_MESSAGES, whatsappLink, whatsappMessageSchema } from '@predio/domain/whatsapp'
import { useRef, useState } from 'react'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { toast } from '../../ui/toast.ts'
import type { Recipient } from './api/read-recipient.ts'
import { recordMessage } from './api/record-message.ts'
import { openChat, openChatWindow } from './chat-window.ts'
import { messages } from './messages.ts'

interface OutgoingMessage {
  client: Recipient
  /** The greeting of the specification when left out. */
  text?: string
  propertyId?: string | undefined
  opportunityId?: string | undefined
  templateId?: string | undefined
  metadata?: Record<string, string>
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
    const link = whatsappLink(client, text)
    if (link === null) {
      toast.error(messages.numberMissing)
      return false
    }
    isBusy.current = true
    setSending(true)
    const chat = openChatWindow()
    try {
      await recordMessage(userId, toValues(message, text))
      if (chat.show(link)) toast.success(messages.sent)
      else offerLink(link)
      return true
    } catch (error) {
      chat.discard()
      log.error('WhatsApp message not recorded', error)
      toast.error(messages.contactFailed)
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
