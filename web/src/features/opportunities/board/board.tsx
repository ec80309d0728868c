import { useMemo, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PrintedList } from '../../../ui/printed-list/printed-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import type { BoardColumn } from '../../../records/opportunities/api/board-column.ts'
import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { useBoard } from '../../../records/opportunities/api/read-board.ts'
import { ClosingDialog } from '../../../records/opportunities/closing/closing-dialog.tsx'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { recordTarget, useOpen, type Target } from '../../../lib/navigation.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { LoadFailure } from '../load-failure.tsx'
import { NothingToShow } from '../nothing-to-show.tsx'
import { PRINTED_OPPORTUNITIES } from '../printed-opportunities.ts'
import type { BoardActions } from './board-actions.ts'
import { BoardColumnView } from './board-column.tsx'
import { DragArea } from './drag-area.tsx'
import { StageJump } from './stage-jump.tsx'
import { useMover } from './use-mover.ts'
import { words } from '../../../lib/words.ts'
import { messages } from '../../../records/opportunities/messages.ts'

const NO_COLUMNS: readonly BoardColumn[] = []

interface BoardProps {
  /** The conditions of a view, as in an address. */
  view: string
  isFiltered: boolean
  selection: Selection
  onOpen: (opportunity: OpportunityRow) => void
  onCreate: (stageId?: string) => void
  onClearFilters: () => void
}

/** One column for each stage: side by side on a desktop, swiped on a phone. */
export function Board({
  view,
  isFiltered,
  selection,
  onOpen,
  onCreate,
  onClearFilters,
}: BoardProps) {
  const today = useToday()
  const zone = useZone()
  const scope = useMemo(() => ({ view, today, zone }), [view, today, zone])
  const board = useBoard(scope)
  const columns = board.data ?? NO_COLUMNS
  const mover = useMover(columns)
  const stages = useStages(columns)
  const go = useOpen()
  const actions = useActions({ columns, onOpen, onCreate, onMove: mover.move, go, selection })
  const chosen = selection.isOn ? selection.ids : undefined
  const track = useRef<HTMLDivElement>(null)

  if (board.isPending) return <BoardSkeleton />
  if (board.isLoadingError) return <LoadFailure onRetry={() => void board.refetch()} />
  if (columns.every(({ total }) => total === 0)) {
    return (
      <div className="rounded-lg bg-card shadow-md">
        <NothingToShow
          isFiltered={isFiltered}
          onCreate={() => onCreate()}
          onClearFilters={onClearFilters}
        />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {mover.failure && (
        <Notice tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>{mover.failure.text}</span>
            <span className="flex gap-2">
              {mover.failure.move && (
                <Button look="secondary" size="small" onPress={mover.retry}>
                  {words.tryAgain}
                </Button>
              )}
              <Button look="quiet" size="small" onPress={mover.dismissFailure}>
                {words.understood}
              </Button>
            </span>
          </div>
        </Notice>
      )}
      <PrintedList
        label={messages.opportunities}
        columns={PRINTED_OPPORTUNITIES}
        rows={columns.flatMap(({ cards }) => cards)}
        keyOf={({ id }) => id}
        hasMore={columns.some(({ cards, total }) => cards.length < total)}
      />
      <StageJump columns={columns} track={track} />
      <DragArea
        ref={track}
        onDrop={actions.drop}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 xl:gap-2 md:max-h-[calc(100dvh-7rem)] md:min-h-112 md:snap-none"
      >
        {columns.map((column) => (
          <BoardColumnView
            key={column.id}
            column={column}
            stages={stages}
            scope={scope}
            actions={actions}
            chosen={chosen}
          />
        ))}
      </DragArea>
      {mover.closing && (
        <ClosingDialog
          card={mover.closing.card}
          stage={mover.closing.to}
          onCancel={mover.cancelClosing}
          onClose={mover.close}
        />
      )}
    </div>
  )
}

/** What the cards know of the columns: it does not change with their cards and sums. */
function useStages(columns: readonly BoardColumn[]): readonly Stage[] {
  const said = JSON.stringify(
    columns.map(({ id, name, color, outcome }) => ({ id, name, color, outcome })),
  )
  return useMemo(() => JSON.parse(said) as Stage[], [said])
}

interface Current extends Pick<BoardProps, 'onOpen' | 'onCreate' | 'selection'> {
  columns: readonly BoardColumn[]
  onMove: BoardActions['move']
  go: (target: Target) => void
}

/** Functions that stay the same and do what the last render would. */
function useActions(current: Current): BoardActions {
  const latest = useLatest(current)
  return useMemo(
    () => ({
      open: (card) => {
        latest.current.onOpen(card)
        latest.current.go(recordTarget('oportunidades', card.id))
      },
      move: (card, stageId) => latest.current.onMove(card, stageId),
      drop: (cardId, stageId) => {
        const cards = latest.current.columns.flatMap((column) => column.cards)
        const card = cards.find(({ id }) => id === cardId)
        if (card) latest.current.onMove(card, stageId)
      },
      create: (stageId) => latest.current.onCreate(stageId),
      choose: (cardId, isRange) => {
        const shown = latest.current.columns.flatMap(({ cards }) => cards.map(({ id }) => id))
        latest.current.selection.press(cardId, shown, isRange)
      },
    }),
    [latest],
  )
}

/** The number of placeholder cards in each column. */
const CARDS = { a: 3, b: 2, c: 3, d: 1, e: 2, f: 1, g: 2 }

function BoardSkeleton() {
  return (
    <div aria-busy="true" className="flex gap-4 overflow-hidden xl:gap-2">
      {Object.entries(CARDS).map(([column, count]) => (
        <div
          key={column}
          className="flex w-[calc(100vw-4rem)] max-w-80 shrink-0 flex-col gap-3 rounded-lg bg-sunken p-3 md:w-72 xl:w-auto xl:min-w-32 xl:flex-1 xl:basis-0 xl:p-1.5"
        >
          <Skeleton className="my-2 w-2/5" />
          {Array.from({ length: count }, (_, card) => (
            <Skeleton key={card} shape="block" className="h-36 xl:h-28" />
          ))}
        </div>
      ))}
    </div>
  )
}
