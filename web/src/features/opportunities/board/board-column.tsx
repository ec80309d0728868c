import { formatMxn } from '@predio/domain/money'
import { Plus } from 'lucide-react'
import { GridList } from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useMoreCards } from '../../../records/opportunities/api/load-more-cards.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import type { BoardColumn, BoardFilters } from '../../../records/opportunities/api/board-column.ts'
import { messages, describeCount } from '../../../records/opportunities/messages.ts'
import { BoardCard } from './board-card.tsx'
import { useCardDrag } from './use-card-drag.tsx'
import { words } from '../../../lib/words.ts'

interface BoardColumnProps {
  column: BoardColumn
  columns: readonly BoardColumn[]
  filters: BoardFilters
  onOpen: (card: OpportunityRow) => void
  onMove: (card: OpportunityRow, stageId: string) => void
  onCreate: () => void
}

export function BoardColumnView({
  column,
  columns,
  filters,
  onOpen,
  onMove,
  onCreate,
}: BoardColumnProps) {
  const more = useMoreCards(filters)
  const dragAndDropHooks = useCardDrag(column, columns, onMove)
  const left = column.total - column.cards.length
  const title = `${column.name}: ${describeCount(column.total)}`
  return (
    <section
      aria-label={title}
      className="flex w-[calc(100vw-4rem)] max-w-80 shrink-0 snap-center flex-col rounded-lg bg-sunken md:w-72 xl:w-auto xl:min-w-32 xl:flex-1 xl:basis-0"
    >
      <header
        style={{ borderColor: column.color }}
        className="rounded-t-lg border-t-4 pt-3 pr-2 pl-4 xl:pt-2 xl:pr-1.5 xl:pl-2.5"
      >
        <h3 className="flex items-center gap-2 font-semibold xl:text-sm">
          <span className="truncate">{column.name}</span>
          <span className="rounded-full bg-ink/8 px-2 text-xs tabular-nums">{column.total}</span>
        </h3>
        <div className="flex min-h-11 items-center justify-between gap-1 desk:min-h-9">
          <p className="text-sm text-ink-soft tabular-nums xl:text-xs">
            {formatMxn(column.amount, 0)}
          </p>
          {column.outcome === 'open' && (
            <IconButton
              label={messages.createInStage(column.name)}
              icon={<Plus aria-hidden="true" />}
              onPress={onCreate}
            />
          )}
        </div>
      </header>
      <GridList
        aria-label={title}
        items={column.cards}
        dependencies={[columns]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => (
          <p className="rounded-md border border-dashed border-line-strong px-4 py-8 text-center text-sm text-ink-soft xl:px-2 xl:text-xs">
            {messages.emptyColumn}
          </p>
        )}
        className="flex min-h-32 flex-1 flex-col gap-3 rounded-b-lg p-3 xl:gap-2 xl:p-1.5 md:overflow-y-auto outline-0 drop-target:bg-action-soft drop-target:outline-2 drop-target:-outline-offset-2 drop-target:outline-action focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        {(card) => (
          <BoardCard card={card} columns={columns} onOpen={() => onOpen(card)} onMove={onMove} />
        )}
      </GridList>
      {left > 0 && (
        <div className="flex flex-col items-center gap-1 px-3 pb-3">
          {more.isError && <p className="text-sm text-danger">{messages.moreFailed}</p>}
          <Button
            look="quiet"
            size="small"
            isPending={more.isPending}
            pendingLabel={words.loading}
            onPress={() => more.mutate(column)}
          >
            {messages.showMore(left)}
          </Button>
        </div>
      )}
    </section>
  )
}
