import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { Button } from 'react-aria-components'
import { nearDate } from '../../../lib/near-date.ts'
import { isAhead } from '../../../lib/use-now.ts'
import { words } from '../../../lib/words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { TypeIcon } from '../../../records/interactions/type-icon.tsx'
import type { InteractionRow } from '../../../records/interactions/api/interaction-row.ts'
import { PhotoStrip } from '../../../records/interactions/photos/photo-strip.tsx'
import type { OutboxInteraction } from '../../../records/interactions/api/outbox-interactions.ts'
import { OutboxBadge } from '../../../ui/outbox-badge.tsx'
import { messages } from '../messages.ts'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'

interface HistoryEntryProps {
  interaction: InteractionRow
  unsent?: OutboxInteraction | undefined
  now: Date
  zone: string
  onOpen: () => void
}

export function HistoryEntry({ interaction, unsent, now, zone, onOpen }: HistoryEntryProps) {
  const { type, subject, outcome, client_id, client_name } = interaction
  const moment = new Date(interaction.moment)
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <TypeIcon type={type} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        {unsent && unsent.base === undefined ? (
          <p className="font-medium wrap-anywhere">{subject}</p>
        ) : (
          <Button
            onPress={onOpen}
            className="min-h-6 cursor-pointer rounded-sm text-left font-medium wrap-anywhere outline-0 hover:text-action focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
          >
            {subject}
          </Button>
        )}
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-soft">
          <span>{INTERACTION_TYPE_LABELS[type]} ·</span>
          <time dateTime={moment.toISOString()}>{nearDate(moment, now, zone)}</time>
          {interaction.is_example && <Badge hasMark={false}>{words.example}</Badge>}
          {isAhead(moment, now) && <Badge tone="info">{messages.historyAhead}</Badge>}
          {unsent && <OutboxBadge entry={unsent} />}
        </p>
        {client_id && client_name && (
          <span className="text-sm">
            <Link {...linkTo(recordTarget('clientes', client_id))}>{client_name}</Link>
          </span>
        )}
        {outcome && <p className="text-sm text-ink-soft wrap-anywhere">{outcome}</p>}
        <PhotoStrip title={subject} paths={interaction.photos} files={unsent?.files} />
      </div>
    </li>
  )
}
