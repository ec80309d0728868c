import { telUrl } from '@predio/domain/phones'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { ShortcutLink } from '../../ui/shortcut-link.tsx'
import { messages } from '../clients/messages.ts'
import type { Recipient } from './api/read-recipient.ts'
import { useWhatsApp } from './use-whatsapp.ts'

interface ReachableClient {
  id: string
  first_name: string
  last_name: string | null
  email: string | null
  phone: string | null
  whatsapp: string | null
}

/** Buttons to write an e-mail, call and send a WhatsApp message. */
export function ContactShortcuts({ client }: { client: ReachableClient }) {
  const greet = useGreet()
  const tel = client.phone === null ? null : telUrl(client.phone)
  return (
    <div className="flex items-center gap-1">
      {client.email && (
        <ShortcutLink
          label={messages.writeEmail(client.first_name)}
          href={`mailto:${client.email}`}
          icon={<Mail aria-hidden="true" />}
        />
      )}
      {tel && (
        <ShortcutLink
          label={messages.call(client.first_name)}
          href={tel}
          icon={<Phone aria-hidden="true" />}
        />
      )}
      <IconButton
        label={messages.sendWhatsapp(client.first_name)}
        icon={<MessageCircle aria-hidden="true" />}
        onPress={() => greet(client)}
      />
    </div>
  )
}

/** Records the default greeting and opens it in WhatsApp. Browsers open the window only directly from a press. */
function useGreet(): (client: Recipient) => void {
  const { send } = useWhatsApp()
  return (client) => void send({ client, canUndo: true })
}
