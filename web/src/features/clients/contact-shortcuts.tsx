import { telUrl } from '@predio/domain/phones'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useGreet } from './use-greet.ts'

interface ReachableClient {
  id: string
  first_name: string
  last_name: string
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
        <Shortcut
          label={`Escribir un correo a ${client.first_name}`}
          href={`mailto:${client.email}`}
          icon={<Mail aria-hidden="true" />}
        />
      )}
      {tel && (
        <Shortcut
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

interface ShortcutProps {
  label: string
  href: string
  icon: ReactNode
}

/** A link, so that the telephone and the mail program open it as they know. */
function Shortcut({ label, href, icon }: ShortcutProps) {
  return (
    <Tooltip text={label}>
      <Link
        href={href}
        aria-label={label}
        className="inline-grid size-11 shrink-0 place-items-center rounded-md text-ink-soft outline-0 transition-colors hover:bg-ink/8 hover:text-ink focus-visible:outline-2 focus-visible:outline-focus desk:size-9 [&_svg]:size-5 desk:[&_svg]:size-4.5"
      >
        {icon}
      </Link>
    </Tooltip>
  )
}
