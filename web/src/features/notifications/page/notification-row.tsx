import { relativeTime } from '@predio/domain/dates'
import { Bell, Ellipsis, Mail, MailOpen, Trash2 } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { Notification } from '../api/list-notifications.ts'
import { messages as bellMessages } from '../messages.ts'
import { NotificationLink } from '../notification-link.tsx'
import { isUrgent, KIND_ICONS } from './kinds.ts'
import { messages, optionsLabel } from '../page-messages.ts'

interface NotificationRowProps {
  notification: Notification
  heading: string | undefined
  now: Date
  zone: string
  onOpen: () => void
  onSetRead: (read: boolean) => void
  onDelete: () => void
}

export function NotificationRow(props: NotificationRowProps) {
  const { notification, heading, now, zone, onOpen, onSetRead, onDelete } = props
  const { kind, title, message, read, created_at } = notification
  const Icon = KIND_ICONS[kind] ?? Bell
  return (
    <>
      {heading && (
        <h2 className="px-4 pt-5 pb-2 text-sm font-semibold text-ink-soft sm:px-6">{heading}</h2>
      )}
      <article
        className={cx(
          'relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 px-4 py-4 wrap-anywhere transition-colors sm:px-6',
          read ? 'hover:bg-ink/3' : 'bg-action-soft/60 hover:bg-action-soft',
        )}
      >
        <span
          className={cx(
            'relative grid size-10 place-items-center rounded-full [&>svg]:size-5',
            isUrgent(kind) ? 'bg-attention-soft text-attention' : 'bg-sunken text-ink-soft',
          )}
        >
          <Icon aria-hidden="true" />
          {!read && (
            <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full bg-attention ring-2 ring-card" />
          )}
        </span>
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 className={read ? 'font-medium' : 'font-semibold'}>
            <NotificationLink
              notification={notification}
              onPress={onOpen}
              className="cursor-pointer rounded-sm text-left outline-0 after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
            >
              {!read && <span className="sr-only">{bellMessages.unreadPrefix}</span>}
              {title}
            </NotificationLink>
          </h3>
          <p className="text-sm text-ink-soft">{message}</p>
          <time dateTime={created_at} className="text-xs text-ink-soft">
            {relativeTime(new Date(created_at), now, zone)}
          </time>
        </div>
        <div className="relative z-1 -mr-3">
          <Menu
            trigger={
              <IconButton label={optionsLabel(title)} icon={<Ellipsis aria-hidden="true" />} />
            }
            items={[
              {
                id: 'read',
                label: read ? messages.markUnread : messages.markRead,
                icon: read ? <Mail aria-hidden="true" /> : <MailOpen aria-hidden="true" />,
                onAction: () => onSetRead(!read),
              },
              {
                id: 'delete',
                label: messages.delete,
                icon: <Trash2 aria-hidden="true" />,
                tone: 'danger',
                startsGroup: true,
                onAction: onDelete,
              },
            ]}
          />
        </div>
      </article>
    </>
  )
}
