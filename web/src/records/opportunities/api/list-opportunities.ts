import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { Filters, Sort } from '../filters.ts'
import { ROW_COLUMNS, type OpportunityRow } from './opportunity-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE = 50

/** Nothing comes last, whichever way. */
export const ORDERS: Record<Sort, { column: keyof OpportunityRow; ascending: boolean }> = {
  newest: { column: 'created_at', ascending: false },
  amount: { column: 'amount', ascending: false },
  close: { column: 'expected_close_date', ascending: true },
  still: { column: 'stage_changed_at', ascending: true },
  client: { column: 'client_name', ascending: true },
}

/** What the filters let through, in no order yet. */
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
  from: number,
  signal: AbortSignal,
): Promise<OpportunityRow[]> {
  const { column, ascending } = ORDERS[filters.sort]
  const { data } = await selectOpportunities(userId, filters)
    // Said only where it differs from the database's own habit: an index knows just that.
    .order(column, { ascending, ...(!ascending && isNullable(column) && { nullsFirst: false }) })
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function isNullable(column: keyof OpportunityRow): boolean {
  return column === 'amount'
}

function opportunitiesQuery(userId: string, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: keyOf('opportunities', userId, 'list', filters),
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
