import { Bell } from 'lucide-react'
import { DialogTrigger } from 'react-aria-components'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useNotifications } from './api/list-notifications.ts'
import { arrivalMessage, bellLabel } from './messages.ts'
import { NotificationList } from './notification-list.tsx'
import { UnreadMark } from './unread-mark.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useLiveNotifications } from './use-live-notifications.ts'

/** Where the socket does not get through, asking now and then has to do. */
const POLL_MS = 60_000
const TITLE = 'Notificaciones'

/** A list beside the bell where there is room for it, a sheet on a phone. */
export function NotificationsBell() {
  const isLive = useLiveNotifications()
  const query = useNotifications(isLive ? false : POLL_MS)
  const arrived = useArrivals(query.data)
  const hasRoom = useMediaQuery('(width >= 40rem)')
  const unread = query.data?.filter(({ read }) => !read).length ?? 0
  const bell = (
    <IconButton
      label={bellLabel(unread)}
      icon={
        <span className="relative">
          <Bell aria-hidden="true" />
          {unread > 0 && <UnreadMark count={unread} />}
        </span>
      }
    />
  )
  return (
    <>
      {hasRoom ? (
        <DialogTrigger>
          {bell}
          <Popover placement="bottom end" aria-label={TITLE}>
            <div className="flex w-96 flex-col">
              <h2 className="px-4 pt-4 pb-3 text-lg font-semibold">{TITLE}</h2>
              <NotificationList query={query} />
            </div>
          </Popover>
        </DialogTrigger>
      ) : (
        <Dialog title={TITLE} trigger={bell}>
          <div className="-m-6">
            <NotificationList query={query} />
          </div>
        </Dialog>
      )}
      <output className="sr-only">{arrivalMessage(arrived.map(({ title }) => title))}</output>
    </>
  )
}
