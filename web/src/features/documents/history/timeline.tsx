import { formatDate } from '@predio/domain/dates'
import { HISTORY_ACTION_LABELS, type HistoryAction } from '@predio/domain/documents'
import {
  Download,
  Eye,
  FilePlus2,
  Link2,
  Link2Off,
  Pencil,
  RotateCcw,
  type LucideIcon,
} from 'lucide-react'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import type { History } from '../../../records/documents/api/read-history.ts'
import { describeEntry } from './describe-entry.ts'
import { historyMessages as messages } from './messages.ts'

const ICONS: Record<HistoryAction, LucideIcon> = {
  created: FilePlus2,
  edited: Pencil,
  restored: RotateCcw,
  shared: Link2,
  revoked: Link2Off,
  opened: Eye,
  downloaded: Download,
}

export function Timeline({ entries, shares }: History) {
  const zone = useZone()
  if (entries.length === 0) return <p className="text-ink-soft">{messages.none}</p>
  return (
    <ol aria-label={messages.list} className="flex flex-col">
      {entries.map((entry) => {
        const Icon = ICONS[entry.action]
        const detail = describeEntry(entry, shares, zone)
        return (
          <li
            key={entry.id}
            className="relative flex gap-4 pb-6 last:pb-0 not-last:before:absolute not-last:before:top-10 not-last:before:bottom-0 not-last:before:left-5 not-last:before:w-px not-last:before:bg-line"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
              <Icon aria-hidden="true" className="size-4.5" />
            </span>
            <div className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="font-medium">{HISTORY_ACTION_LABELS[entry.action]}</span>
              {detail && <span className="text-sm wrap-anywhere">{detail}</span>}
              <time dateTime={entry.created_at} className="text-sm text-ink-soft">
                {formatDate(new Date(entry.created_at), zone, 'dateTime')}
              </time>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
