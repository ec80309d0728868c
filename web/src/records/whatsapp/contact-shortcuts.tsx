import { telUrl } from '@predio/domain/phones'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
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

export function useContactActions(client: ReachableClient): MenuAction[] {
  const greet = useGreet()
  const { first_name: name, email, phone } = client
  const tel = phone === null ? null : telUrl(phone)
  return [
    ...(email
      ? [
          {
            id: 'email',
            label: messages.writeEmail(name),
            icon: <Mail aria-hidden="true" />,
            href: `mailto:${email}`,
          },
        ]
      : []),
    ...(tel
      ? [{ id: 'call', label: messages.call(name), icon: <Phone aria-hidden="true" />, href: tel }]
      : []),
    {
      id: 'whatsapp',
      label: messages.sendWhatsapp(name),
      icon: <MessageCircle aria-hidden="true" />,
      onAction: () => greet(client),
    },
  ]
}

export function ContactShortcuts({ client }: { client: ReachableClient }) {
  return (
    <div className="flex items-center gap-1">
      {useContactActions(client).map(({ id, label, icon, href, onAction }) =>
        href === undefined ? (
          <IconButton key={id} label={label} icon={icon} onPress={() => onAction?.()} />
        ) : (
          <ShortcutLink key={id} label={label} href={href} icon={icon} />
        ),
      )}
    </div>
  )
}

/** Returns a function that must run directly in a press, because otherwise browsers block the window. */
function useGreet(): (client: Recipient) => void {
  const { send } = useWhatsApp()
  return (client) => void send({ client, canUndo: true })
}
