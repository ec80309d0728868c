/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements would not lay out as cards */
import { formatMxn } from '@predio/domain/money'
import { OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import { GripVertical } from 'lucide-react'
import { memo, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { Button } from 'react-aria-components'
import { recordTarget } from '../../../lib/navigation.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import { messages } from '../../../records/opportunities/messages.ts'
import { words } from '../../../lib/words.ts'
import { ChooseBox } from '../../../capabilities/bulk/choose-box.tsx'
import { messages as bulkMessages } from '../../../capabilities/bulk/messages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { StageTime } from '../stage-time.tsx'
import type { BoardActions } from './board-actions.ts'
import { useCardDrag } from './card-drag.ts'
import { MoveMenu } from '../moving/move-menu.tsx'

interface BoardCardProps {
  card: OpportunityRow
  stages: readonly Stage[]
  actions: BoardActions
  /** Tab reaches one card of a column; arrow keys reach the others. */
  isTabStop: boolean
  isChosen: boolean | undefined
}

const CARD =
  'relative flex cursor-pointer flex-col gap-2 rounded-md p-3 shadow-sm [contain-intrinsic-size:auto_11rem] [content-visibility:auto] xl:gap-1 xl:p-2.5 xl:[contain-intrinsic-size:auto_8rem] transition-[box-shadow,opacity] hover:shadow-md data-dragging:opacity-50 focus-visible:outline-2 focus-visible:outline-focus'

/** The card is smaller on wide screens, where all seven columns stand side by side. Cards outside the window are not laid out. */
export const BoardCard = memo(function BoardCard({
  card,
  stages,
  actions,
  isTabStop,
  isChosen,
}: BoardCardProps) {
  const drag = useCardDrag()
  const row = useRef<HTMLDivElement>(null)
  const client = card.client_name ?? messages.noClient
  const isChoosing = isChosen !== undefined

  useLayoutEffect(() => {
    if (row.current) drag.focusDropped(card.id, row.current)
  }, [drag, card.id])

  return (
    <div
      ref={row}
      role="row"
      aria-label={client}
      data-key={card.id}
      tabIndex={isTabStop && !isChoosing ? 0 : -1}
      {...(!isChoosing && {
        draggable: true,
        onClick: (event: MouseEvent) => isOnCard(event) && open(event, card, actions),
        onAuxClick: (event: MouseEvent) => event.button === 1 && isOnCard(event) && openTab(card),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === 'Enter' && event.target === row.current) open(event, card, actions)
        },
      })}
      className={cx(
        CARD,
        isChosen ? 'bg-action-soft outline-2 outline-action' : 'bg-card outline-0',
      )}
    >
      <div role="gridcell" className="contents">
        <div className="flex items-start gap-1">
          <div className="flex min-w-0 flex-1 flex-col">
            {card.is_example && <Badge hasMark={false}>{words.example}</Badge>}
            <span className="font-medium wrap-anywhere xl:line-clamp-2 xl:text-sm">{client}</span>
            <span className="line-clamp-2 text-sm text-ink-soft xl:line-clamp-1 xl:text-xs">
              {shownTitle(card.property_title) ?? messages.noProperty}
            </span>
          </div>
          {isChoosing ? (
            <div className="-mt-2 -mr-5 shrink-0 desk:-mt-1 desk:-mr-2.5">
              <ChooseBox
                label={bulkMessages.choose(client)}
                isChosen={isChosen}
                isTabStop={isTabStop}
                onPress={(isRange) => actions.choose(card.id, isRange)}
              />
            </div>
          ) : (
            <Button
              aria-label={messages.dragLabel(client)}
              aria-describedby={drag.handleDescription}
              excludeFromTabOrder
              onPress={drag.startByHandle}
              className="pointer-events-none -mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft outline-0 focus-visible:outline-2 focus-visible:outline-focus desk:size-8 xl:-mt-1 xl:-mr-1.5 desk:xl:size-6"
            >
              <GripVertical aria-hidden="true" className="size-4.5" />
            </Button>
          )}
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="font-semibold tabular-nums xl:text-sm">
            {card.amount === null ? messages.noAmount : formatMxn(card.amount, 'ifAny')}
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
          {!isChoosing && <MoveMenu card={card} stages={stages} onMove={actions.move} />}
        </div>
      </div>
    </div>
  )
})

/** React also delivers events of the card's buttons and of its menu, which is rendered outside of the card. */
function isOnCard({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest('button')
}

function open(event: KeyboardEvent | MouseEvent, card: OpportunityRow, actions: BoardActions) {
  if (event.ctrlKey || event.metaKey) openTab(card)
  else actions.open(card)
}

function openTab({ id }: OpportunityRow): void {
  window.open(recordTarget('oportunidades', id).to, '_blank', 'noopener')
}
