import { NOTICE_ADDRESS } from '../../lib/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCurrentNotice } from './api/current-notice.ts'
import { messages } from './messages.ts'

/** PRIV-08: reminds an agent who shares without a published notice to publish one. */
export function NoticeReminder() {
  const { data } = useCurrentNotice()
  if (data !== null) return null
  return (
    <Notice tone="info">
      {messages.reminder}
      <span className="block font-normal">
        {messages.reminderHint} <Link href={NOTICE_ADDRESS}>{messages.create}</Link>
      </span>
    </Notice>
  )
}
