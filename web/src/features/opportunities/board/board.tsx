import { EMPTY_VIEW, writeView } from '@predio/domain/views'
import { Handshake } from 'lucide-react'
import { useMemo, useRef, type RefObject } from 'react'
import { AddButton, ListBody } from '../../../capabilities/list/list-body.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { recordTarget, useOpen, type Target } from '../../../lib/navigation.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import type { BoardColumn } from '../../../records/opportunities/api/board-column.ts'
import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { useBoard } from '../../../records/opportunities/api/read-board.ts'
import { messages } from '../../../records/opportunities/messages.ts'
import { PrintedList } from '../../../ui/printed-list/printed-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { stageItem } from '../moving/stage-item.tsx'
import { MoveDialogs } from '../moving/move-dialogs.tsx'
import { useMover } from '../moving/use-mover.ts'
import { PRINTED_OPPORTUNITIES } from '../printed-opportunities.ts'
import type { BoardActions } from './board-actions.ts'
import { BoardColumnView } from './board-column.tsx'
import { DragArea } from './drag-area.tsx'

const NO_COLUMNS: readonly BoardColumn[] = []

interface BoardProps {
  list: ListState<'opportunities'>
  onOpen: (opportunity: OpportunityRow) => void
  onNew: (stageId?: string) => void
}

export function Board({ list, onOpen, onNew }: BoardProps) {
  const { open, selection } = list
  const today = useToday()
  const zone = useZone()
  // OPP-13: the cards have an order of their own, so the board ignores the order of the view.
  const view = writeView('opportunities', { ...EMPTY_VIEW, conditions: open.view.conditions })
  const scope = useMemo(() => ({ view, today, zone }), [view, today, zone])
  const board = useBoard(scope)
  const columns = board.data ?? NO_COLUMNS
  const mover = useMover(columns)
  const stages = useStages(columns)
  const isSwiped = useMediaQuery('(width < 48rem)')
  const track = useRef<HTMLDivElement>(null)
  const go = useOpen()
  const actions = useActions({ columns, track, onOpen, onNew, onMove: mover.move, go, selection })
  const chosen = selection.isOn ? selection.ids : undefined
  const isEmpty = columns.every(({ total }) => total === 0)
  return (
    <ListBody
      texts={messages}
      icon={<Handshake aria-hidden="true" />}
      action={<AddButton label={messages.createFirst} onPress={() => onNew()} />}
      rows={board.data && isEmpty ? [] : board.data}
      isPending={board.isPending}
      isFiltered={list.isFiltered}
      onClearFilters={list.clearFilters}
      onRetry={() => void board.refetch()}
      skeleton={<BoardSkeleton />}
    >
      {() => (
        <div className="flex flex-col gap-4">
          <MoveDialogs mover={mover} />
          <PrintedList
            label={messages.heading}
            columns={PRINTED_OPPORTUNITIES}
            rows={columns.flatMap(({ cards }) => cards)}
            keyOf={({ id }) => id}
            hasMore={columns.some(({ cards, total }) => cards.length < total)}
          />
          <DragArea
            ref={track}
            onDrop={actions.drop}
            // The scroll margins keep focused cards from being hidden by the sticky tools.
            className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 xl:gap-2 max-md:[&_*]:scroll-mt-44 md:max-h-[calc(100dvh-var(--header-height,0px)-var(--tabs-height,0px)-7.5rem)] md:min-h-112 md:snap-none"
          >
            {columns.map((column) => (
              <BoardColumnView
                key={column.id}
                column={column}
                stages={stages}
                scope={scope}
                actions={actions}
                isSwiped={isSwiped}
                chosen={chosen}
              />
            ))}
          </DragArea>
        </div>
      )}
    </ListBody>
  )
}

/** The list of stages stays the same object while only cards and sums of the columns change. */
function useStages(columns: readonly BoardColumn[]): readonly Stage[] {
  const said = JSON.stringify(
    columns.map(({ id, name, color, outcome }) => ({ id, name, color, outcome })),
  )
  return useMemo(() => JSON.parse(said) as Stage[], [said])
}

interface Current extends Pick<BoardProps, 'onOpen' | 'onNew'> {
  columns: readonly BoardColumn[]
  selection: ListState['selection']
  track: RefObject<HTMLDivElement | null>
  onMove: BoardActions['move']
  go: (target: Target) => void
}

/** The returned functions stay the same but use the values of the last render. */
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
      create: (stageId) => latest.current.onNew(stageId),
      jumps: () =>
        latest.current.columns.map((column, at) =>
          stageItem(column, {
            label: messages.stageCount(column.name, column.total),
            onAction: () =>
              latest.current.track.current?.children[at]?.scrollIntoView({
                behavior: 'smooth',
                block: 'nearest',
                inline: 'center',
              }),
          }),
        ),
      choose: (cardId, isRange) => {
        const shown = latest.current.columns.flatMap(({ cards }) => cards.map(({ id }) => id))
        latest.current.selection.press(cardId, shown, isRange)
      },
    }),
    [latest],
  )
}

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
