import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { shownTitle } from '@predio/domain/properties'
import { Clock, House, UserRound } from 'lucide-react'
import { recordTarget } from '../../lib/navigation.ts'
import { nearDate } from '../../lib/near-date.ts'
import { isAhead } from '../../lib/use-now.ts'
import { words } from '../../lib/words.ts'
import type { RowChoice } from '../../capabilities/list/record-list.tsx'
import { RecordRow, RowTitle } from '../../capabilities/list/record-row.tsx'
import { FactLine } from '../../capabilities/list/fact-line.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { messages } from '../../records/interactions/messages.ts'
import { PhotoStrip } from '../../records/interactions/photos/photo-strip.tsx'
import type { OutboxInteraction } from '../../records/interactions/api/outbox-interactions.ts'
import { OutboxBadge } from '../../ui/outbox-badge.tsx'
import { TypeIcon } from '../../records/interactions/type-icon.tsx'

interface InteractionItemProps {
  interaction: InteractionRow
  unsent?: OutboxInteraction | undefined
  now: Date
  zone: string
  onOpen: () => void
  choice?: RowChoice | undefined
}

export function InteractionItem(props: InteractionItemProps) {
  const { interaction, unsent, now, zone, onOpen, choice } = props
  const moment = new Date(interaction.moment)
  return (
    <RecordRow
      name={interaction.subject}
      choice={choice}
      lead={<TypeIcon type={interaction.type} />}
      className="flex items-start gap-4 py-4"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <RowTitle
          name={interaction.subject}
          target={recordTarget('interacciones', interaction.id)}
          isPlain={choice !== undefined || (unsent !== undefined && unsent.base === undefined)}
          onOpen={onOpen}
        />
        <div className="flex flex-wrap gap-2">
          <Badge hasMark={false}>{INTERACTION_TYPE_LABELS[interaction.type]}</Badge>
          {isAhead(moment, now) && <Badge tone="info">{messages.scheduled}</Badge>}
          {interaction.is_example && <Badge hasMark={false}>{words.example}</Badge>}
          {unsent && <OutboxBadge entry={unsent} />}
          {interaction.outcome && (
            <span className="text-sm text-ink-soft wrap-anywhere">{interaction.outcome}</span>
          )}
        </div>
        <div className="flex flex-col gap-1 text-sm text-ink-soft sm:flex-row sm:flex-wrap sm:gap-x-6">
          <FactLine icon={<Clock aria-hidden="true" />}>{nearDate(moment, now, zone)}</FactLine>
          <FactLine icon={<UserRound aria-hidden="true" />}>
            {interaction.client_name ?? messages.noClient}
          </FactLine>
          {interaction.property_title && (
            <FactLine
              icon={<House aria-hidden="true" />}
              isForDesk={interaction.client_name !== null}
            >
              {shownTitle(interaction.property_title)}
            </FactLine>
          )}
        </div>
        <PhotoStrip title={interaction.subject} paths={interaction.photos} files={unsent?.files} />
      </div>
    </RecordRow>
  )
}
