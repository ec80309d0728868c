import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { CARDS_PER_PAGE, type BoardColumn, type BoardFilters } from './board-column.ts'
import { boardKey } from './read-board.ts'
import { readColumnPage } from './read-column-page.ts'

/** Reads the next cards of a column and adds them to the board. */
export function useMoreCards(filters: BoardFilters) {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (column: BoardColumn) =>
      readColumnPage(id, column, filters, CARDS_PER_PAGE, new AbortController().signal),
    meta: { savesNothing: true },
    onSuccess: (more, { id: columnId }) => {
      cache.setQueryData<BoardColumn[]>(boardKey(id, filters), (columns) =>
        columns?.map((column) => (column.id === columnId ? append(column, more) : column)),
      )
    },
  })
}

/** Leaves out cards that were moved into the column meanwhile. */
function append(column: BoardColumn, more: BoardColumn['cards']): BoardColumn {
  const known = new Set(column.cards.map(({ id }) => id))
  return { ...column, cards: [...column.cards, ...more.filter(({ id }) => !known.has(id))] }
}
