import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { keysetPages, pageAfter, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { SUMMARY_COLUMNS, toSummary, type SelectionSummary } from './selection-row.ts'

const PAGE = 30

const NEWEST_FIRST: Order<SelectionSummary> = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: true },
]

async function listSelections(
  userId: string,
  after: SelectionSummary | null,
  signal: AbortSignal,
): Promise<SelectionSummary[]> {
  const query = supabase().from('selections').select(SUMMARY_COLUMNS).eq('user_id', userId)
  const { data } = await pageAfter(query, NEWEST_FIRST, after, PAGE)
    .abortSignal(signal)
    .throwOnError()
  return data.map(toSummary)
}

function selectionsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: keyOf('selections', userId, 'list'),
    queryFn: ({ pageParam, signal }) => listSelections(userId, pageParam, signal),
    ...keysetPages<SelectionSummary>(PAGE),
  })
}

export function useSelections() {
  return useInfiniteQuery(selectionsQuery(useUser().id))
}
