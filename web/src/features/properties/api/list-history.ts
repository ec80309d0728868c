import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import {
  INTERACTION_COLUMNS,
  type InteractionRow,
} from '../../../records/interactions/api/interaction-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE = 10

async function listHistory(
  userId: string,
  propertyId: string,
  from: number,
  signal: AbortSignal,
): Promise<InteractionRow[]> {
  const { data } = await supabase()
    .from('interaction_rows')
    .select(INTERACTION_COLUMNS)
    .eq('user_id', userId)
    .eq('property_id', propertyId)
    .order('moment', { ascending: false })
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** Under the key of all interactions: whoever notes one refreshes it. */
function historyQuery(userId: string, propertyId: string) {
  return infiniteQueryOptions({
    queryKey: keyOf('interactions', userId, 'property', propertyId),
    queryFn: ({ pageParam, signal }) => listHistory(userId, propertyId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, from) => (page.length < PAGE ? undefined : from + PAGE),
  })
}

/** Newest first, what is still to come before all. */
export function useHistory(propertyId: string) {
  return useInfiniteQuery(historyQuery(useUser().id, propertyId))
}
