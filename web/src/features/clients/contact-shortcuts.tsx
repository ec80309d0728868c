import { telUrl } from '@predio/domain/phones'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { ShortcutLink } from './shortcut-link.tsx'
import { useGreet } from './use-greet.ts'

interface ReachableClient {
  id: string
  first_name: string
  last_name: string | null
  email: string | null
  phone: string | null
  whatsapp: string | null
}

/** At the thumb: write, call, WhatsApp. */
export function ContactShortcuts({ client }: { client: ReachableClient }) {
  const greet = useGreet()
  const tel = client.phone === null ? null : telUrl(client.phone)
  return (
    <div className="flex items-center gap-1">
      {client.email && (
        <ShortcutLink
          label={`Escribir un correo a ${client.first_name}`}
          href={`mailto:${client.email}`}
          icon={<Mail aria-hidden="true" />}
        />
      )}
      {tel && (
        <ShortcutLink
          label={`Llamar a ${client.first_name}`}
          href={tel}
          icon={<Phone aria-hidden="true" />}
        />
      )}
      <IconButton
        label={`Enviar WhatsApp a ${client.first_name}`}
        icon={<MessageCircle aria-hidden="true" />}
        onPress={() => greet(client)}
      />
    </div>
  )
}
