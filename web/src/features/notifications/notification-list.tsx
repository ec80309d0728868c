import { BellOff } from 'lucide-react'
import { useNow } from '../../lib/use-now.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PartFailure } from '../../ui/part-failure.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import type { Notification, useNotifications } from './api/list-notifications.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { useSetRead } from './api/change-notifications.ts'
import { messages } from './messages.ts'
import { NotificationItem } from './notification-item.tsx'

export interface NotificationListProps {
  query: ReturnType<typeof useNotifications>
  onLeave: () => void
}

/** The bell runs the query and passes it in, because it needs the count of unread notifications anyway. */
export function NotificationList({ query, onLeave }: NotificationListProps) {
  const { data, isError, isFetching, refetch } = query
  const { mutate } = useSetRead()
  const now = useNow()
  const zone = useZone()

  function open({ id, read }: Notification, hasTarget: boolean): void {
    if (!read) mutate({ id, read: true })
    if (hasTarget) onLeave()
  }

  if (data?.length === 0) {
    return (
      <EmptyState
        icon={<BellOff aria-hidden="true" />}
        title={messages.empty}
        text={messages.emptyHint}
      />
    )
  }
  if (data) {
    return (
      <ul className="divide-y divide-line">
        {data.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              now={now}
              zone={zone}
              onOpen={(hasTarget) => open(notification, hasTarget)}
            />
          </li>
        ))}
      </ul>
    )
  }
  if (isError) {
    return (
      <div className="p-4">
        <PartFailure
          text={messages.loadFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  return <ListSkeleton rows={3} lead="none" isCard={false} />
}
