import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { InteractionFilters } from '../filters.ts'
import { INTERACTION_COLUMNS, INTERACTION_ORDER, type InteractionRow } from './interaction-row.ts'
import { keysetPages, pageAfter } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE_SIZE = 50

type Asked = Pick<InteractionFilters, 'text' | 'type'>

/** The query of the filters, without an order. */
export function selectInteractions(userId: string, { text, type }: Asked) {
  let query = supabase().from('interaction_rows').select(INTERACTION_COLUMNS).eq('user_id', userId)
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  if (type !== 'all') query = query.eq('type', type)
  return query
}

async function listInteractions(
  userId: string,
  filters: Asked,
  after: InteractionRow | null,
  signal: AbortSignal,
): Promise<InteractionRow[]> {
  const { data } = await pageAfter(
    selectInteractions(userId, filters),
    INTERACTION_ORDER,
    after,
    PAGE_SIZE,
  )
    .abortSignal(signal)
    .throwOnError()
  return data
}

function interactionsQuery(userId: string, { text, type }: Asked) {
  const filters = { text, type }
  return infiniteQueryOptions({
    queryKey: keyOf('interactions', userId, 'list', filters),
    queryFn: ({ pageParam, signal }) => listInteractions(userId, filters, pageParam, signal),
    ...keysetPages<InteractionRow>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

export function useInteractions(filters: Asked) {
  return useInfiniteQuery(interactionsQuery(useUser().id, filters))
}
