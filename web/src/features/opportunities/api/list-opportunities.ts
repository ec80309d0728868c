import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { searchPatterns, type Filters, type Sort } from '../filters.ts'
import { opportunitiesKey, ROW_COLUMNS, type OpportunityRow } from './opportunity-row.ts'

const PAGE = 50

const ORDERS: Record<Sort, { column: keyof OpportunityRow; ascending: boolean }> = {
  newest: { column: 'created_at', ascending: false },
  amount: { column: 'amount', ascending: false },
  close: { column: 'expected_close_date', ascending: true },
  still: { column: 'stage_changed_at', ascending: true },
  client: { column: 'client_name', ascending: true },
}

async function listOpportunities(
  userId: string,
  { text, type, stageId, status, sort }: Filters,
  from: number,
  signal: AbortSignal,
): Promise<OpportunityRow[]> {
  let query = supabase().from('opportunity_rows').select(ROW_COLUMNS).eq('user_id', userId)
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  if (type !== 'all') query = query.eq('type', type)
  if (stageId !== 'all') query = query.eq('stage_id', stageId)
  if (status !== 'all') query = query.eq('status', status)
  const { column, ascending } = ORDERS[sort]
  const { data } = await query
    .order(column, { ascending, nullsFirst: false })
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
    .throwOnError()
  // A view's columns are all nullable in the catalogue.
  return data as OpportunityRow[]
}

function opportunitiesQuery(userId: string, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: [...opportunitiesKey(userId), 'list', filters],
    queryFn: ({ pageParam, signal }) => listOpportunities(userId, filters, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, from) => (page.length < PAGE ? undefined : from + PAGE),
    // A list that blinks while a word is typed is hard to read.
    placeholderData: keepPreviousData,
  })
}

export function useOpportunities(filters: Filters) {
  return useInfiniteQuery(opportunitiesQuery(useUser().id, filters))
}
