import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { toCalendarDate } from '@predio/domain/dates'
import { nearDate } from '../../../../lib/near-date.ts'
import { linkTo, recordTarget } from '../../../../lib/navigation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import type { HistoryEntry } from './api/read-history.ts'
import { messages } from './messages.ts'

interface ComingListProps {
  entries: readonly HistoryEntry[]
  now: Date
  zone: string
}

/** HIST-03: lists scheduled contacts and open tasks with a date, the next one first. */
export function ComingList({ entries, now, zone }: ComingListProps) {
  if (entries.length === 0) return null
  return (
    <section className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <h4 className="text-sm font-semibold text-ink-soft">{messages.ahead}</h4>
      <ol aria-label={messages.ahead} className="flex flex-col gap-3">
        {entries.map((entry) => (
          <Coming key={`${entry.source} ${entry.id}`} entry={entry} now={now} zone={zone} />
        ))}
      </ol>
    </section>
  )
}

function Coming({ entry, now, zone }: { entry: HistoryEntry; now: Date; zone: string }) {
  const at = new Date(entry.at)
  const isTask = entry.source === 'task'
  const isOverdue = isTask && toCalendarDate(at, zone) < toCalendarDate(now, zone)
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
      <time dateTime={entry.at} className="text-ink-soft tabular-nums sm:w-36">
        {nearDate(at, now, zone)}
      </time>
      <span className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-2">
        <Link {...linkTo(recordTarget(isTask ? 'tareas' : 'interacciones', entry.record_id))}>
          <span className="wrap-anywhere">{entry.title}</span>
        </Link>
        <span className="text-ink-soft">{labelOf(entry)}</span>
        {isOverdue && <Badge tone="attention">{messages.overdue}</Badge>}
      </span>
    </li>
  )
}

function labelOf(entry: HistoryEntry): string {
  return entry.source === 'interaction' && entry.type !== 'answer'
    ? INTERACTION_TYPE_LABELS[entry.type]
    : messages.task
}
