/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements would not lay out as cards */
import { formatMxn } from '@predio/domain/money'
import { Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useMoreCards } from '../../../records/opportunities/api/load-more-cards.ts'
import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import type { BoardColumn, BoardScope } from '../../../records/opportunities/api/board-column.ts'
import { messages, describeCount } from '../../../records/opportunities/messages.ts'
import type { BoardActions } from './board-actions.ts'
import { BoardCard } from './board-card.tsx'
import { StageMenu } from './stage-menu.tsx'
import { CardGrid } from './card-grid.tsx'
import { words } from '../../../lib/words.ts'

interface BoardColumnProps {
  column: BoardColumn
  stages: readonly Stage[]
  scope: BoardScope
  actions: BoardActions
  isSwiped: boolean
  chosen: ReadonlySet<string> | undefined
}

export const BoardColumnView = memo(function BoardColumnView({
  column,
  stages,
  scope,
  actions,
  isSwiped,
  chosen,
}: BoardColumnProps) {
  const more = useMoreCards(scope)
  const [focused, setFocused] = useState<string>()
  const tabStop = column.cards.find(({ id }) => id === focused) ?? column.cards[0]
  const left = column.total - column.cards.length
  const title = `${column.name}: ${describeCount(column.total)}`
  return (
    <section
      aria-label={title}
      className="relative flex w-[calc(100vw-4rem)] max-w-80 shrink-0 snap-center flex-col rounded-lg bg-sunken md:w-72 xl:w-auto xl:min-w-32 xl:flex-1 xl:basis-0"
    >
      <header
        style={{ borderColor: column.color }}
        className="relative flex min-h-12 items-center justify-between gap-1 rounded-t-lg border-t-4 pr-1 pl-4 xl:px-2 desk:min-h-10"
      >
        <div className="min-w-0">
          <h3 className="flex items-center gap-2 text-sm leading-tight font-semibold xl:gap-1">
            {isSwiped ? (
              <StageMenu name={column.name} jumps={actions.jumps} />
            ) : (
              <span className="truncate">{column.name}</span>
            )}
            <span className="rounded-full bg-ink/8 px-2 text-xs tabular-nums xl:px-1.5">
              {column.total}
            </span>
          </h3>
          <p className="text-xs leading-tight text-ink-soft tabular-nums">
            {formatMxn(column.amount, 'ifAny')}
          </p>
        </div>
        {column.outcome === 'open' && (
          <div className="desk:xl:absolute desk:xl:right-0.5 desk:xl:bottom-0 desk:xl:[&_button]:size-6 desk:xl:[&_svg]:size-4">
            <IconButton
              label={messages.createInStage(column.name)}
              icon={<Plus aria-hidden="true" />}
              onPress={() => actions.create(column.id)}
            />
          </div>
        )}
      </header>
      <CardGrid label={title} stageId={column.id} onFocusCard={setFocused}>
        {column.cards.length === 0 && (
          <div role="row" className="contents">
            <div
              role="gridcell"
              className="rounded-md border border-dashed border-line-strong px-4 py-8 text-center text-sm text-ink-soft xl:px-2 xl:text-xs"
            >
              {messages.emptyColumn}
            </div>
          </div>
        )}
        {column.cards.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            stages={stages}
            actions={actions}
            isTabStop={card === tabStop}
            isChosen={chosen?.has(card.id)}
          />
        ))}
      </CardGrid>
      {left > 0 && (
        <div className="flex flex-col items-center gap-1 px-3 pb-3">
          {more.isError && <p className="text-sm text-danger">{messages.moreFailed}</p>}
          <Button
            look="quiet"
            size="small"
            isPending={more.isPending}
            pendingLabel={words.loading}
            onPress={() => more.mutate(column.id)}
          >
            {messages.showMore(left)}
          </Button>
        </div>
      )}
    </section>
  )
})
