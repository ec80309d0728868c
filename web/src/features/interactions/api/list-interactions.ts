import type { InteractionType } from '@predio/domain/interactions'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { INTERACTION_COLUMNS, interactionsKey, type InteractionRow } from './interaction-row.ts'

const PAGE = 50

export interface InteractionFilters {
  text: string
  type: InteractionType | 'all'
}

async function listInteractions(
  userId: string,
  { text, type }: InteractionFilters,
  from: number,
  signal: AbortSignal,
): Promise<InteractionRow[]> {
  let query = supabase().from('interaction_rows').select(INTERACTION_COLUMNS).eq('user_id', userId)
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  if (type !== 'all') query = query.eq('type', type)
  try {
    const { data } = await query
      .order('moment', { ascending: false })
      .order('id')
      .range(from, from + PAGE - 1)
      .abortSignal(signal)
      .throwOnError()
    // A view's columns are all nullable in the catalogue.
    return data as InteractionRow[]
  } catch (error) {
    if (!signal.aborted) log.error('interactions not loaded', error)
    throw error
  }
}

function interactionsQuery(userId: string, filters: InteractionFilters) {
  return infiniteQueryOptions({
    queryKey: [...interactionsKey(userId), 'list', filters],
    queryFn: ({ pageParam, signal }) => listInteractions(userId, filters, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, from) => (page.length < PAGE ? undefined : from + PAGE),
    placeholderData: keepPreviousData,
  })
}

/** Newest first, what is still to come before all. */
export function useInteractions(filters: InteractionFilters) {
  return useInfiniteQuery(interactionsQuery(useUser().id, filters))
}
