import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../lib/data/query-client.ts'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { CARDS_PER_PAGE, type BoardColumn, type BoardFilters } from './board-column.ts'
import { readColumnPage } from './read-column-page.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

async function readBoard(filters: BoardFilters, signal: AbortSignal): Promise<BoardColumn[]> {
  const { data } = await supabase()
    .rpc('opportunity_board', {
      patterns: searchPatterns(filters.text),
      per_stage: CARDS_PER_PAGE,
      ...(filters.type !== 'all' && { kind: filters.type }),
    })
    .abortSignal(signal)
    .throwOnError()
  return data as BoardColumn[]
}

/** A column that shows more cards keeps their number when the board is read again. */
async function readWholeBoard(
  userId: string,
  filters: BoardFilters,
  signal: AbortSignal,
): Promise<BoardColumn[]> {
  const before = queryClient.getQueryData<BoardColumn[]>(boardKey(userId, filters))
  const columns = await readBoard(filters, signal)
  return Promise.all(columns.map((column) => lengthen(column)))

  async function lengthen(column: BoardColumn): Promise<BoardColumn> {
    const shown = before?.find(({ id }) => id === column.id)?.cards.length ?? 0
    const missing = Math.min(shown, column.total) - column.cards.length
    if (missing <= 0) return column
    const more = await readColumnPage(userId, column, filters, missing, signal)
    return { ...column, cards: [...column.cards, ...more] }
  }
}

export function boardKey(userId: string, { text, type }: BoardFilters) {
  return keyOf('opportunities', userId, 'board', { text, type })
}

function boardQuery(userId: string, filters: BoardFilters) {
  return queryOptions({
    queryKey: boardKey(userId, filters),
    queryFn: ({ signal }) => readWholeBoard(userId, filters, signal),
    placeholderData: keepPreviousData,
  })
}

export function useBoard(filters: BoardFilters) {
  return useQuery(boardQuery(useUser().id, filters))
}
