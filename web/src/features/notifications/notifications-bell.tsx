import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DialogTrigger } from 'react-aria-components'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PartFailure } from '../../ui/part-failure.tsx'
import { Popover } from '../../ui/popover.tsx'
import { type Notification, useNotifications } from './api/list-notifications.ts'
import { arrivalMessage, bellLabel, messages } from './messages.ts'
import type { NotificationListProps } from './notification-list.tsx'
import { useLiveTable } from '../../lib/data/use-live-table.ts'
import { ADDRESSES } from '../../lib/navigation.ts'
import { newcomers } from './newcomers.ts'
import { useFollowPush } from './push/use-follow-push.ts'

/** If the code of the list does not load, the bell says so instead of breaking the page. */
function LoadedList(props: NotificationListProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadList>> | null>()
  useEffect(() => {
    if (loaded === undefined) loadList().then(setLoaded, () => setLoaded(null))
  }, [loaded])
  if (loaded) return <loaded.NotificationList {...props} />
  if (loaded === undefined) return <div aria-busy="true" className="h-48" />
  return (
    <div className="p-4">
      <PartFailure text={messages.loadFailed} onRetry={() => setLoaded(undefined)} />
    </div>
  )
}

function loadList() {
  return import('./notification-list.tsx')
}

/** NOT-06: without a realtime connection the list is read at this interval. */
const POLL_MS = 60_000

export function NotificationsBell() {
  useFollowPush()
  const isLive = useLiveTable('notifications')
  const query = useNotifications(isLive ? false : POLL_MS)
  const arrived = useArrivals(query.data)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const hasRoom = useMediaQuery('(width >= 40rem)')
  const unread = query.data?.filter(({ read }) => !read).length ?? 0
  const bell = (
    <IconButton
      label={bellLabel(unread)}
      {...(!hasRoom && {
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onPress: () => setOpen(true),
      })}
      onHoverStart={() => void loadList().catch(() => undefined)}
      icon={
        <span className="relative">
          <Bell aria-hidden="true" />
          {unread > 0 && <UnreadMark count={unread} />}
        </span>
      }
    />
  )
  const list = <LoadedList query={query} onLeave={close} />
  const seeAll = (
    <ButtonLink look="quiet" size="small" href={ADDRESSES.notifications} onPress={close}>
      {messages.seeAll}
    </ButtonLink>
  )
  return (
    <>
      {hasRoom ? (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          {bell}
          <Popover placement="bottom end" aria-label={messages.title}>
            <div className="flex w-96 flex-col">
              <h2 className="px-4 pt-4 pb-3 text-lg font-semibold">{messages.title}</h2>
              {list}
              <div className="sticky bottom-0 flex justify-center border-t border-line bg-raised p-1">
                {seeAll}
              </div>
            </div>
          </Popover>
        </DialogTrigger>
      ) : (
        <>
          {bell}
          <Dialog title={messages.title} isOpen={isOpen} onClose={close} footer={seeAll}>
            <div className="-m-6">{list}</div>
          </Dialog>
        </>
      )}
      <output className="sr-only">{arrivalMessage(arrived.map(({ title }) => title))}</output>
    </>
  )
}

/** The bell's name has the number too, so the mark is hidden from screen readers. */
function UnreadMark({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-2.5 -right-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-attention px-1 text-[0.6875rem] leading-none font-semibold text-on-attention tabular-nums ring-2 ring-paper"
    >
      {count}
    </span>
  )
}

/** NOT-07: returns the notifications that have just arrived, which screen readers announce. */
function useArrivals(list: readonly Notification[] | undefined): readonly Notification[] {
  const seen = useRef<readonly Notification[]>(undefined)
  const [arrived, setArrived] = useState<readonly Notification[]>([])
  useEffect(() => {
    if (!list) return
    const fresh = seen.current ? newcomers(seen.current, list) : []
    seen.current = list
    if (fresh.length > 0) setArrived(fresh)
  }, [list])
  return arrived
}
