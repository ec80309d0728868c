import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import {
  INTERACTION_COLUMNS,
  INTERACTION_ORDER,
  type InteractionRow,
} from '../../../../records/interactions/api/interaction-row.ts'
import { keysetPages, pageAfter } from '../../../../lib/data/keyset.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

const PAGE = 10

async function listHistory(
  userId: string,
  propertyId: string,
  after: InteractionRow | null,
  signal: AbortSignal,
): Promise<InteractionRow[]> {
  const query = supabase()
    .from('interaction_rows')
    .select(INTERACTION_COLUMNS)
    .eq('user_id', userId)
    .eq('property_id', propertyId)
  const { data } = await pageAfter(query, INTERACTION_ORDER, after, PAGE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** The query key is below the key of all interactions, so that saving an interaction refreshes this history. */
function historyQuery(userId: string, propertyId: string) {
  return infiniteQueryOptions({
    queryKey: keyOf('interactions', userId, 'property', propertyId),
    queryFn: ({ pageParam, signal }) => listHistory(userId, propertyId, pageParam, signal),
    ...keysetPages<InteractionRow>(PAGE),
  })
}

/** PROP-42: planned interactions come before all others. */
export function useHistory(propertyId: string) {
  return useInfiniteQuery(historyQuery(useUser().id, propertyId))
}
