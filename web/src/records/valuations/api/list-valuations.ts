import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { VALUATION_COLUMNS, type ValuationRow } from './valuation-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE = 30

async function listValuations(
  userId: string,
  from: number,
  signal: AbortSignal,
): Promise<ValuationRow[]> {
  const { data } = await supabase()
    .from('valuations')
    .select(VALUATION_COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function valuationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: keyOf('valuations', userId, 'list'),
    queryFn: ({ pageParam, signal }) => listValuations(userId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, from) => (page.length < PAGE ? undefined : from + PAGE),
  })
}

/** Newest first. */
export function useValuations() {
  return useInfiniteQuery(valuationsQuery(useUser().id))
}
