import { formatDate } from '@predio/domain/dates'
import {
  CalendarCheck,
  FileText,
  HandCoins,
  Handshake,
  House,
  Mail,
  MessageCircle,
  Phone,
  StickyNote,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { TimelineEntry, TimelineKind } from './build-timeline.ts'
import { messages } from './messages.ts'

const ICONS: Record<TimelineKind, LucideIcon> = {
  call: Phone,
  email: Mail,
  meeting: UsersRound,
  whatsapp: MessageCircle,
  visit: House,
  offer: HandCoins,
  other: StickyNote,
  opportunity: Handshake,
  task: CalendarCheck,
  document: FileText,
}

const FIRST = 20

interface TimelineProps {
  entries: readonly TimelineEntry[]
  now: Date
  zone: string
}

export function Timeline({ entries, now, zone }: TimelineProps) {
  const [isWhole, setWhole] = useState(false)
  if (entries.length === 0) return <p className="text-ink-soft">{messages.noHistory}</p>
  const shown = isWhole ? entries : entries.slice(0, FIRST)
  return (
    <div className="flex flex-col gap-4">
      <ol aria-label={messages.history} className="flex flex-col">
        {shown.map((entry) => (
          <Entry
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            isAhead={entry.at > now}
            zone={zone}
          />
        ))}
      </ol>
      {shown.length < entries.length && (
        <div className="flex justify-center">
          <Button look="quiet" onPress={() => setWhole(true)}>
            {messages.showAll(entries.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Entry({ entry, isAhead, zone }: { entry: TimelineEntry; isAhead: boolean; zone: string }) {
  const Icon = ICONS[entry.kind]
  return (
    <li className="relative flex gap-4 pb-6 last:pb-0 not-last:before:absolute not-last:before:top-10 not-last:before:bottom-0 not-last:before:left-5 not-last:before:w-px not-last:before:bg-line">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <span>{entry.label}</span>
          <span aria-hidden="true">·</span>
          <time dateTime={entry.at.toISOString()}>{formatDate(entry.at, zone, 'dateTime')}</time>
          {isAhead && <Badge tone="info">{messages.ahead}</Badge>}
        </div>
        <p className="font-medium wrap-anywhere">
          {entry.record ? (
            <Link {...linkTo(recordTarget(entry.record, entry.id))}>{entry.title}</Link>
          ) : (
            entry.title
          )}
        </p>
        {entry.detail && (
          <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{entry.detail}</p>
        )}
      </div>
    </li>
  )
}
