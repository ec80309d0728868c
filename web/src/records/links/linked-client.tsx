import { fullName } from '@predio/domain/clients'
import { formatCalendarDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { CircleStop, Ellipsis, Pencil } from 'lucide-react'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { PropertyLink } from './api/list-links.ts'
import { relationshipLabel } from './relationship.ts'
import { messages } from './messages.ts'
import { ContactShortcuts } from '../whatsapp/contact-shortcuts.tsx'

interface LinkedClientProps {
  link: PropertyLink
  onEdit: () => void
  onEnd: () => void
}

export function LinkedClient({ link, onEdit, onEnd }: LinkedClientProps) {
  const name = fullName(link.client)
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Avatar name={name} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere">
            <Link {...linkTo(recordTarget('clientes', link.client.id))}>{name}</Link>
          </span>
          <Badge hasMark={false}>{relationshipLabel(link.relationship_type)}</Badge>
        </div>
        <p className="text-sm text-ink-soft">{describeDays(link)}</p>
        {describeTerms(link) && (
          <p className="text-sm text-ink-soft tabular-nums">{describeTerms(link)}</p>
        )}
        {link.notes && <p className="text-sm whitespace-pre-line wrap-anywhere">{link.notes}</p>}
        <div className="-ml-3">
          <ContactShortcuts client={link.client} />
        </div>
      </div>
      <Menu
        trigger={
          <IconButton label={messages.actionsOf(name)} icon={<Ellipsis aria-hidden="true" />} />
        }
        items={[
          {
            id: 'edit',
            label: messages.editLink,
            icon: <Pencil aria-hidden="true" />,
            onAction: onEdit,
          },
          {
            id: 'end',
            label: messages.endLink,
            icon: <CircleStop aria-hidden="true" />,
            tone: 'danger',
            startsGroup: true,
            onAction: onEnd,
          },
        ]}
      />
    </li>
  )
}

function describeDays({ start_date, end_date }: PropertyLink): string {
  const start = messages.since(formatCalendarDate(start_date))
  return end_date ? `${start} hasta el ${formatCalendarDate(end_date)}` : start
}

function describeTerms({ price, commission_percentage }: PropertyLink): string {
  const terms = [
    price === null ? null : formatMxn(price, 'ifAny'),
    commission_percentage === null ? null : messages.commission(commission_percentage),
  ]
  return terms.filter((term) => term !== null).join(' · ')
}
