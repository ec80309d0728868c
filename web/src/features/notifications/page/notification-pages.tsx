import { BellOff, CheckCheck } from 'lucide-react'
import { useNow } from '../../../lib/use-now.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useDeleteNotifications, useSetRead } from '../api/change-notifications.ts'
import type { Notification } from '../api/list-notifications.ts'
import type { Shown, useNotificationPages } from '../api/page-notifications.ts'
import { messages as bellMessages } from '../messages.ts'
import { byDay, type DayRow } from './by-day.ts'
import { messages } from '../page-messages.ts'
import { NotificationRow } from './notification-row.tsx'
import { formatDate } from '@predio/domain/dates'
import { HEADINGS } from '../../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'

const idOf = ({ item }: DayRow<Notification>) => item.id

interface NotificationPagesProps {
  shown: Shown
  pages: ReturnType<typeof useNotificationPages>
}

export function NotificationPages({ shown, pages }: NotificationPagesProps) {
  const now = useNow()
  const zone = useZone()
  const setRead = useSetRead()
  const deletion = useDeleteNotifications()

  if (pages.isPending) return <ListSkeleton row="px-4 py-5 sm:px-6" />
  if (!pages.data) {
    const retry = () => void pages.refetch()
    return <LoadFailure isCard title={bellMessages.loadFailed} onRetry={retry} />
  }
  return (
    <div className="overflow-hidden rounded-lg bg-card shadow-md">
      <InfiniteList
        label={messages.title}
        items={byDay(pages.data.pages.flat(), now, zone)}
        keyOf={idOf}
        renderItem={({ item, heading }) => (
          <NotificationRow
            notification={item}
            heading={heading}
            now={now}
            zone={zone}
            onOpen={() => !item.read && setRead.mutate({ id: item.id, read: true })}
            onSetRead={(read) => setRead.mutate({ id: item.id, read })}
            onDelete={() => deletion.mutate({ id: item.id })}
          />
        )}
        printed={printedNotifications(zone)}
        pages={pages}
        empty={<Nothing shown={shown} />}
      />
    </div>
  )
}

function Nothing({ shown }: { shown: Shown }) {
  return shown === 'unread' ? (
    <EmptyState
      icon={<CheckCheck aria-hidden="true" />}
      title={messages.noneUnread}
      text={messages.noneUnreadHint}
    />
  ) : (
    <EmptyState
      icon={<BellOff aria-hidden="true" />}
      title={bellMessages.empty}
      text={bellMessages.emptyHint}
    />
  )
}

function printedNotifications(zone: string): TableColumn<DayRow<Notification>>[] {
  return [
    { id: 'title', label: HEADINGS.title, render: ({ item }) => item.title },
    { id: 'message', label: HEADINGS.message, render: ({ item }) => item.message },
    {
      id: 'date',
      label: HEADINGS.date,
      render: ({ item }) => formatDate(new Date(item.created_at), zone, 'dateTime'),
    },
  ]
}
