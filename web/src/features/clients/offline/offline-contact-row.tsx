import { fullName } from '@predio/domain/clients'
import { formatPhone, telUrl, waMeUrl } from '@predio/domain/phones'
import { whatsappNumber } from '@predio/domain/whatsapp'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { ShortcutLink } from '../../../ui/shortcut-link.tsx'
import type { Contact } from '../../../records/clients/offline-contacts.ts'
import { messages } from '../../../records/clients/messages.ts'

/** The row makes no request, so calling and opening a chat work without our server. */
export function OfflineContactRow({ contact }: { contact: Contact }) {
  const { first_name, email, phone } = contact
  const name = fullName(contact)
  const number = whatsappNumber(contact)
  const tel = phone === null ? null : telUrl(phone)
  const chat = number === null ? null : waMeUrl(number)
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-4">
      <Avatar name={name} />
      <div className="flex min-w-40 flex-1 flex-col wrap-anywhere">
        <h3 className="font-medium">{name}</h3>
        {phone && <span className="text-sm text-ink-soft tabular-nums">{formatPhone(phone)}</span>}
        {email && <span className="text-sm text-ink-soft">{email}</span>}
      </div>
      <div className="ml-auto flex items-center gap-1">
        {email && (
          <ShortcutLink
            label={messages.writeEmail(first_name)}
            href={`mailto:${email}`}
            icon={<Mail aria-hidden="true" />}
          />
        )}
        {tel && (
          <ShortcutLink
            label={messages.call(first_name)}
            href={tel}
            icon={<Phone aria-hidden="true" />}
          />
        )}
        {chat && (
          <ShortcutLink
            label={messages.openWhatsapp(first_name)}
            href={chat}
            target="_blank"
            icon={<MessageCircle aria-hidden="true" />}
          />
        )}
      </div>
    </article>
  )
}
