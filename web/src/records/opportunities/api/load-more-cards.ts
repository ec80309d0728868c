import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import type { BoardColumn, BoardFilters } from './board-column.ts'
import { boardKey } from './read-board.ts'
import { readColumnPage } from './read-column-page.ts'

const PAGE = 30

/** Asks for more of one column: the next cards are added to the board that is in sight. */
export function useMoreCards(filters: BoardFilters) {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (column: BoardColumn) =>
      readColumnPage(id, column, filters, PAGE, new AbortController().signal),
    meta: { savesNothing: true },
    onSuccess: (more, { id: columnId }) => {
      cache.setQueryData<BoardColumn[]>(boardKey(id, filters), (columns) =>
        columns?.map((column) => (column.id === columnId ? append(column, more) : column)),
      )
    },
  })
}

/** A card that was moved here meanwhile is there already. */
function append(column: BoardColumn, more: BoardColumn['cards']): BoardColumn {
  const known = new Set(column.cards.map(({ id }) => id))
  return { ...column, cards: [...column.cards, ...more.filter(({ id }) => !known.has(id))] }
}
