import { formatMxn } from '@predio/domain/money'
import { OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import { GripVertical } from 'lucide-react'
import { Button, GridListItem } from 'react-aria-components'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import { messages } from '../../../records/opportunities/messages.ts'
import { StageTime } from '../stage-time.tsx'
import { MoveMenu } from './move-menu.tsx'

interface BoardCardProps {
  card: OpportunityRow
  stages: readonly Stage[]
  /** Called just before the link opens the record. */
  onOpen: () => void
  onMove: (card: OpportunityRow, stageId: string) => void
}

/** A card; it is smaller on wide screens, where all seven columns stand side by side. */
export function BoardCard({ card, stages, onOpen, onMove }: BoardCardProps) {
  const client = card.client_name ?? messages.noClient
  const link = linkTo(recordTarget('oportunidades', card.id))
  return (
    <GridListItem
      id={card.id}
      value={card}
      {...link}
      onAction={onOpen}
      // The middle button opens another tab as on any link, which GridListItem does not do by itself.
      onAuxClick={({ button }) => button === 1 && window.open(link.href, '_blank', 'noopener')}
      textValue={client}
      className="group flex cursor-pointer flex-col gap-2 rounded-md bg-card p-3 shadow-sm xl:gap-1 xl:p-2.5 outline-0 transition-[box-shadow,opacity] hover:shadow-md dragging:opacity-50 focus-visible:outline-2 focus-visible:outline-focus"
    >
      <div className="flex items-start gap-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <span className="font-medium wrap-anywhere xl:line-clamp-2 xl:text-sm">{client}</span>
          <span className="line-clamp-2 text-sm text-ink-soft xl:line-clamp-1 xl:text-xs">
            {shownTitle(card.property_title) ?? messages.noProperty}
          </span>
        </div>
        <Button
          slot="drag"
          className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-grab place-items-center rounded-md text-ink-soft outline-0 hover:bg-ink/8 focus-visible:outline-2 focus-visible:outline-focus desk:size-8 xl:-mt-1 xl:-mr-1.5 desk:xl:size-6"
        >
          <GripVertical aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-semibold tabular-nums xl:text-sm">
          {card.amount === null ? messages.noAmount : formatMxn(card.amount, 0)}
        </span>
        <span className="text-sm text-ink-soft tabular-nums xl:text-xs">
          {OPPORTUNITY_TYPE_LABELS[card.type]}
          {card.status === 'open' && card.probability !== null && ` · ${card.probability} %`}
        </span>
      </div>
      {card.closed_reason && (
        <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere xl:text-xs">
          {card.closed_reason}
        </p>
      )}
      <div className="flex flex-col gap-2 xl:flex-row xl:items-end xl:justify-between xl:gap-1">
        <StageTime opportunity={card} isShort />
        <MoveMenu card={card} stages={stages} onMove={onMove} />
      </div>
    </GridListItem>
  )
}
