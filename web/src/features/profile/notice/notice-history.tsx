import { formatDate } from '@predio/domain/dates'
import { useState } from 'react'
import type { NoticeRow } from '../../../records/privacy/api/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { BothNotices } from './both-notices.tsx'
import { messages } from './messages.ts'

/** PRIV-04: published versions stay as they were. */
export function NoticeHistory({ notices, zone }: { notices: readonly NoticeRow[]; zone: string }) {
  const [read, setRead] = useState<NoticeRow>()
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{messages.history}</h3>
      <ul aria-label={messages.history} className="flex flex-col divide-y divide-line">
        {notices.map((notice) => (
          <li
            key={notice.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1 text-sm"
          >
            <span>{titleOf(notice, zone)}</span>
            <Button look="quiet" size="small" onPress={() => setRead(notice)}>
              {messages.read(notice.version)}
            </Button>
          </li>
        ))}
      </ul>
      {read && (
        <Dialog title={titleOf(read, zone)} size="large" onClose={() => setRead(undefined)}>
          <BothNotices simple={read.simple_text} full={read.full_text} />
        </Dialog>
      )}
    </section>
  )
}

function titleOf({ version, published_at: at }: NoticeRow, zone: string): string {
  return messages.published(version, formatDate(new Date(at), zone, 'long'))
}
