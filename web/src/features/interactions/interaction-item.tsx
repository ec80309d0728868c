import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { shownTitle } from '@predio/domain/properties'
import { Clock, House, UserRound } from 'lucide-react'
import { Link } from 'react-aria-components'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { nearDate } from '../../lib/near-date.ts'
import { isAhead } from '../../lib/use-now.ts'
import { words } from '../../lib/words.ts'
import { ChooseBox } from '../../capabilities/bulk/choose-box.tsx'
import { messages as bulkMessages } from '../../capabilities/bulk/messages.ts'
import type { RowChoice } from '../../capabilities/list/record-list.tsx'
import { FactLine } from '../../capabilities/list/fact-line.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { messages } from '../../records/interactions/messages.ts'
import { PhotoStrip } from '../../records/interactions/photos/photo-strip.tsx'
import type { UnsentInteraction } from '../../records/interactions/api/unsent-interactions.ts'
import { UnsentBadge } from '../../ui/unsent-badge.tsx'
import { TypeIcon } from '../../records/interactions/type-icon.tsx'

interface InteractionItemProps {
  interaction: InteractionRow
  unsent?: UnsentInteraction | undefined
  now: Date
  zone: string
  onOpen: () => void
  choice?: RowChoice | undefined
}

export function InteractionItem(props: InteractionItemProps) {
  const { interaction, unsent, now, zone, onOpen, choice } = props
  const moment = new Date(interaction.moment)
  return (
    <article
      className={cx(
        'relative flex items-start gap-4 px-4 py-4 transition-colors hover:bg-ink/3',
        choice?.isChosen && 'bg-action-soft/60',
      )}
    >
      {choice ? (
        <ChooseBox label={bulkMessages.choose(interaction.subject)} {...choice} />
      ) : (
        <TypeIcon type={interaction.type} />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h3 className="font-medium wrap-anywhere">
          {choice || (unsent && unsent.base === undefined) ? (
            // The server does not have a new interaction yet, so there is no address to open.
            interaction.subject
          ) : (
            <Link
              {...linkTo(recordTarget('interacciones', interaction.id))}
              onPress={onOpen}
              className="cursor-pointer rounded-sm text-left outline-0 after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
            >
              {interaction.subject}
            </Link>
          )}
        </h3>
        <div className="flex flex-wrap gap-2">
          <Badge hasMark={false}>{INTERACTION_TYPE_LABELS[interaction.type]}</Badge>
          {isAhead(moment, now) && <Badge tone="info">{messages.scheduled}</Badge>}
          {interaction.is_example && <Badge hasMark={false}>{words.example}</Badge>}
          {unsent && <UnsentBadge entry={unsent} />}
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
    </article>
  )
}
