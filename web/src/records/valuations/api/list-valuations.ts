import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { VALUATION_COLUMNS, type ValuationRow } from './valuation-row.ts'
import { keysetPages, pageAfter, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE = 30

const NEWEST_FIRST: Order<ValuationRow> = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: true },
]

async function listValuations(
  userId: string,
  after: ValuationRow | null,
  signal: AbortSignal,
): Promise<ValuationRow[]> {
  const query = supabase().from('valuations').select(VALUATION_COLUMNS).eq('user_id', userId)
  const { data } = await pageAfter(query, NEWEST_FIRST, after, PAGE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function valuationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: keyOf('valuations', userId, 'list'),
    queryFn: ({ pageParam, signal }) => listValuations(userId, pageParam, signal),
    ...keysetPages<ValuationRow>(PAGE),
  })
}

export function useValuations() {
  return useInfiniteQuery(valuationsQuery(useUser().id))
}
