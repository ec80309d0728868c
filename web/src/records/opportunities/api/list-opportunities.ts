import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { Filters, Sort } from '../filters.ts'
import { ROW_COLUMNS, type OpportunityRow } from './opportunity-row.ts'
import { keysetPages, pageAfter, type OrderKey } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE_SIZE = 50

export const ORDERS: Record<Sort, OrderKey<OpportunityRow>> = {
  newest: { column: 'created_at', ascending: false },
  amount: { column: 'amount', ascending: false, isNullable: true },
  close: { column: 'expected_close_date', ascending: true, isNullable: true },
  still: { column: 'stage_changed_at', ascending: true },
  client: { column: 'client_name', ascending: true, isNullable: true },
}

/** The opportunities that match the filters, unsorted. */
export function selectOpportunities(
  userId: string,
  { text, type, stageId, status }: Omit<Filters, 'sort'>,
) {
  let query = supabase().from('opportunity_rows').select(ROW_COLUMNS).eq('user_id', userId)
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  if (type !== 'all') query = query.eq('type', type)
  if (stageId !== 'all') query = query.eq('stage_id', stageId)
  if (status !== 'all') query = query.eq('status', status)
  return query
}

async function listOpportunities(
  userId: string,
  filters: Filters,
  after: OpportunityRow | null,
  signal: AbortSignal,
): Promise<OpportunityRow[]> {
  const order = [ORDERS[filters.sort], { column: 'id', ascending: true }] as const
  const { data } = await pageAfter(selectOpportunities(userId, filters), order, after, PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function opportunitiesQuery(userId: string, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: keyOf('opportunities', userId, 'list', filters),
    queryFn: ({ pageParam, signal }) => listOpportunities(userId, filters, pageParam, signal),
    ...keysetPages<OpportunityRow>(PAGE_SIZE),
    // Keeps the last rows while a word is typed, so that the list does not flicker.
    placeholderData: keepPreviousData,
  })
}

export function useOpportunities(filters: Filters) {
  return useInfiniteQuery(opportunitiesQuery(useUser().id, filters))
}
