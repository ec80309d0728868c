import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { CARDS_PER_PAGE, type BoardColumn, type BoardScope } from './board-column.ts'
import { boardKey } from './read-board.ts'
import { readColumnPage } from './read-column-page.ts'

export function useMoreCards(scope: BoardScope) {
  const { id } = useUser()
  const cache = useQueryClient()
  const key = boardKey(id, scope)
  return useMutation({
    mutationFn: (stageId: string) => {
      const column = cache.getQueryData<BoardColumn[]>(key)?.find((each) => each.id === stageId)
      return readColumnPage(
        { id: stageId, cards: column?.cards ?? [] },
        scope,
        CARDS_PER_PAGE,
        new AbortController().signal,
      )
    },
    meta: { savesNothing: true },
    onSuccess: (more, stageId) => {
      cache.setQueryData<BoardColumn[]>(key, (columns) =>
        columns?.map((column) => (column.id === stageId ? append(column, more) : column)),
      )
    },
  })
}

/** Cards that were moved into the column while the page was read are not added twice. */
function append(column: BoardColumn, more: BoardColumn['cards']): BoardColumn {
  const known = new Set(column.cards.map(({ id }) => id))
  return { ...column, cards: [...column.cards, ...more.filter(({ id }) => !known.has(id))] }
}
