import { CheckCheck, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTitle } from '../../../lib/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { useDeleteNotifications, useMarkAllRead } from '../api/change-notifications.ts'
import { useNotificationPages, useUnreadCount, type Shown } from '../api/page-notifications.ts'
import { messages, unreadText } from '../page-messages.ts'
import { NotificationPages } from './notification-pages.tsx'
import { PreferencesDialog } from './preferences-dialog.tsx'

export function NotificationsScreen() {
  useTitle(messages.title)
  const [shown, setShown] = useState<Shown>('all')
  const [isChoosing, setChoosing] = useState(false)
  const pages = useNotificationPages(shown)
  const { data: unread } = useUnreadCount()
  const markAll = useMarkAllRead()
  const deletion = useDeleteNotifications()
  const list = pages.data?.pages.flat() ?? []
  const newest = list[0]?.created_at

  async function deleteRead(): Promise<void> {
    await deletion.mutateAsync('read')
  }

  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={messages.shown}
          segments={[
            { id: 'all', label: messages.all },
            { id: 'unread', label: unreadText(unread) },
          ]}
          value={shown}
          onChange={setShown}
        />
        <div className="ml-auto flex items-center gap-1">
          <ConfirmDialog
            title={messages.deleteReadTitle}
            message={messages.deleteReadText}
            confirmLabel={messages.delete}
            onConfirm={deleteRead}
            trigger={
              <IconButton
                label={messages.deleteRead}
                icon={<Trash2 aria-hidden="true" />}
                isDisabled={!list.some(({ read }) => read)}
              />
            }
          />
          <IconButton
            label={messages.preferences}
            icon={<SlidersHorizontal aria-hidden="true" />}
            onPress={() => setChoosing(true)}
          />
        </div>
        <div className="flex flex-col max-sm:basis-full">
          <Button
            look="secondary"
            icon={<CheckCheck aria-hidden="true" className="size-4.5" />}
            isDisabled={!unread || !newest}
            onPress={() => newest && markAll.mutate(newest)}
          >
            {messages.markAll}
          </Button>
        </div>
      </div>
      <NotificationPages shown={shown} pages={pages} />
      {isChoosing && <PreferencesDialog onClose={() => setChoosing(false)} />}
    </div>
  )
}
