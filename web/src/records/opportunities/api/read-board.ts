import type { Json } from '@predio/domain/database'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../lib/data/query-client.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { viewQuery } from '../../../capabilities/views/api/select-rows.ts'
import { CARDS_PER_PAGE, dayOf, type BoardColumn, type BoardScope } from './board-column.ts'
import { readColumnPage } from './read-column-page.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { MAX_ROWS } from '../../../lib/read-all.ts'

async function readBoard(scope: BoardScope, signal: AbortSignal): Promise<BoardColumn[]> {
  const { tests } = viewQuery('opportunities', scope.view, dayOf(scope))
  const { data } = await supabase()
    .rpc('opportunity_board', {
      tests: tests as unknown as Json,
      per_stage: CARDS_PER_PAGE,
    })
    .abortSignal(signal)
    .throwOnError()
  return data as BoardColumn[]
}

/** A column whose further cards were loaded keeps their number when the board is read again. */
async function readWholeBoard(
  userId: string,
  scope: BoardScope,
  signal: AbortSignal,
): Promise<BoardColumn[]> {
  const before = queryClient.getQueryData<BoardColumn[]>(boardKey(userId, scope))
  const columns = await readBoard(scope, signal)
  return Promise.all(columns.map((column) => lengthen(column)))

  async function lengthen(column: BoardColumn): Promise<BoardColumn> {
    const shown = before?.find(({ id }) => id === column.id)?.cards.length ?? 0
    const missing = Math.min(shown, column.total, MAX_ROWS) - column.cards.length
    if (missing <= 0) return column
    const more = await readColumnPage(column, scope, missing, signal)
    return { ...column, cards: [...column.cards, ...more] }
  }
}

export function boardKey(userId: string, { view, today, zone }: BoardScope) {
  return keyOf('opportunities', userId, 'board', view, today, zone)
}

function boardQuery(userId: string, scope: BoardScope) {
  return queryOptions({
    queryKey: boardKey(userId, scope),
    queryFn: ({ signal }) => readWholeBoard(userId, scope, signal),
    placeholderData: keepPreviousData,
  })
}

export function useBoard(scope: BoardScope) {
  return useQuery(boardQuery(useUser().id, scope))
}
