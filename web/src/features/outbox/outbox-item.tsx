import { RotateCw, SquarePen, Trash2 } from 'lucide-react'
import { nearDate } from '../../lib/near-date.ts'
import type { OutboxEntry } from '../../lib/outbox/entry.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { OutboxInteraction } from '../../records/interactions/api/outbox-interactions.ts'
import { PhotoStrip } from '../../records/interactions/photos/photo-strip.tsx'
import { describeEntry } from './describe-entry.ts'
import { messages } from './messages.ts'

interface OutboxItemProps {
  entry: OutboxEntry
  now: Date
  zone: string
  onReview: () => void
  onTryAgain: () => void
  onDiscard: () => void
}

/** OUT-05: a refused entry can be changed, tried again or discarded. */
export function OutboxItem({ entry, now, zone, onReview, onTryAgain, onDiscard }: OutboxItemProps) {
  const { title, detail } = describeEntry(entry)
  const made = new Date(entry.madeAt)
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h2 className="font-medium wrap-anywhere">{title}</h2>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {detail} · <time dateTime={entry.madeAt}>{nearDate(made, now, zone)}</time>
          </p>
        </div>
        <IconButton
          label={messages.discard}
          about={title}
          tone="danger"
          icon={<Trash2 aria-hidden="true" />}
          onPress={onDiscard}
        />
      </div>
      {entry.kind === 'interactions' && <Photos entry={entry as OutboxInteraction} title={title} />}
      {entry.problem && (
        <>
          <Notice tone="danger">{entry.problem.text}</Notice>
          <div className="flex flex-wrap gap-2">
            <Button
              look="secondary"
              size="small"
              icon={<SquarePen aria-hidden="true" className="size-4.5" />}
              onPress={onReview}
            >
              {messages.review}
            </Button>
            {entry.problem.kind === 'refused' && (
              <Button
                look="quiet"
                size="small"
                icon={<RotateCw aria-hidden="true" className="size-4.5" />}
                onPress={onTryAgain}
              >
                {messages.tryAgain}
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  )
}

function Photos({ entry, title }: { entry: OutboxInteraction; title: string }) {
  return <PhotoStrip title={title} paths={entry.row.photos} files={entry.files} />
}
