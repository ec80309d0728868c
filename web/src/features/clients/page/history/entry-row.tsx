import { formatDate } from '@predio/domain/dates'
import {
  CalendarCheck,
  Eye,
  FileText,
  HandCoins,
  Handshake,
  House,
  Images,
  Mail,
  MessageCircle,
  MessageCircleReply,
  MoveRight,
  Phone,
  Pin,
  Share2,
  StickyNote,
  TrendingDown,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { linkTo } from '../../../../lib/navigation.ts'
import { PhotoStrip } from '../../../../records/interactions/photos/photo-strip.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { OutboxBadge } from '../../../../ui/outbox-badge.tsx'
import type { ShownEntry } from './add-outbox-entries.ts'
import type { HistoryEntry, InteractionEntry } from './api/read-history.ts'
import { describeEntry, isFromClient } from './describe-entry.ts'
import { EntryMenu } from './entry-menu.tsx'
import { messages } from './messages.ts'

const INTERACTION_ICONS: Record<InteractionEntry['type'], LucideIcon> = {
  call: Phone,
  email: Mail,
  meeting: UsersRound,
  whatsapp: MessageCircle,
  visit: House,
  offer: HandCoins,
  other: StickyNote,
  answer: MessageCircleReply,
}

const ICONS: Record<Exclude<HistoryEntry['source'], 'interaction'>, LucideIcon> = {
  message: MessageCircle,
  opportunity: Handshake,
  stage: MoveRight,
  price: TrendingDown,
  task: CalendarCheck,
  document: FileText,
  share: Share2,
  selection: Images,
  opening: Eye,
}

interface EntryRowProps {
  entry: ShownEntry
  zone: string
  isPinned?: boolean
}

/** HIST-06: entries that the agent wrote have a menu; unsent ones have neither menu nor address. */
export function EntryRow({ entry, zone, isPinned = false }: EntryRowProps) {
  const { unsent } = entry
  const { label, title, detail, target } = describeEntry(entry)
  const Icon = entry.source === 'interaction' ? INTERACTION_ICONS[entry.type] : ICONS[entry.source]
  return (
    // HIST-07: after loading more, the first new entry takes the focus.
    <li
      tabIndex={-1}
      className="relative flex gap-4 rounded-sm pb-6 outline-0 last:pb-0 not-last:before:absolute not-last:before:top-10 not-last:before:bottom-0 not-last:before:left-5 not-last:before:w-px not-last:before:bg-line focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {isPinned && <Pin aria-hidden="true" className="size-3.5" />}
          <span>{label}</span>
          <span aria-hidden="true">·</span>
          <time dateTime={entry.at}>{formatDate(new Date(entry.at), zone, 'dateTime')}</time>
          {isFromClient(entry) && <Badge tone="info">{messages.fromClient}</Badge>}
          {unsent && <OutboxBadge entry={unsent} />}
        </div>
        <p className="font-medium wrap-anywhere">
          {target && !unsent ? <Link {...linkTo(target)}>{title}</Link> : title}
        </p>
        {detail && (
          <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{detail}</p>
        )}
        {entry.source === 'interaction' && (
          <PhotoStrip title={title} paths={entry.facts.photos} files={unsent?.files} />
        )}
      </div>
      {entry.source === 'interaction' && entry.type !== 'answer' && !unsent && (
        <EntryMenu entry={entry} />
      )}
    </li>
  )
}
