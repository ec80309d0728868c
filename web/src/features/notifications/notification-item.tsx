import { relativeTime } from '@predio/domain/dates'
import { cx } from '../../ui/cx.ts'
import type { Notification } from './api/list-notifications.ts'
import { messages } from './messages.ts'
import { NotificationLink } from './notification-link.tsx'

interface NotificationItemProps {
  notification: Notification
  now: Date
  zone: string
  onOpen: (hasTarget: boolean) => void
}

export function NotificationItem({ notification, now, zone, onOpen }: NotificationItemProps) {
  const { title, message, read, created_at } = notification
  return (
    <NotificationLink
      notification={notification}
      onPress={onOpen}
      className={cx(
        'grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 px-6 py-4 text-left wrap-anywhere outline-0 transition-colors cursor-pointer focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-focus sm:px-4',
        read ? 'hover:bg-ink/4' : 'bg-action-soft/60 hover:bg-action-soft',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'mt-2 size-2.5 rounded-full',
          read ? 'border border-line-strong' : 'bg-attention',
        )}
      />
      <span className={read ? '' : 'font-semibold'}>
        {!read && <span className="sr-only">{messages.unreadPrefix}</span>}
        {title}
      </span>
      <span className="col-start-2 text-sm text-ink-soft">{message}</span>
      <time dateTime={created_at} className="col-start-2 text-xs text-ink-soft">
        {relativeTime(new Date(created_at), now, zone)}
      </time>
    </NotificationLink>
  )
}
