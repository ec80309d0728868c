import type { Tables } from '@predio/domain/database'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { ClientFilters } from '../filters.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE = 50

const COLUMNS =
  'id, type, first_name, last_name, email, phone, whatsapp, tags, status, budget_min, budget_max, created_at, last_contact_at, next_task_title, next_task_due, needs_review'

/** A row of the view client_list. */
export type ListedClient = Omit<
  Tables<'client_list'>,
  'address' | 'notes' | 'search' | 'source' | 'updated_at' | 'user_id'
>

/** The last row of the page before: what comes next is older, whatever was added or removed meanwhile. */
type After = Pick<ListedClient, 'id' | 'created_at'> | null

async function listClients(
  userId: string,
  filters: ClientFilters,
  after: After,
  signal: AbortSignal,
): Promise<ListedClient[]> {
  let query = supabase().from('client_list').select(COLUMNS).eq('user_id', userId)
  if (filters.type) query = query.eq('type', filters.type)
  if (filters.status) query = query.eq('status', filters.status)
  if (filters.review) query = query.is('needs_review', true)
  for (const pattern of searchPatterns(filters.text)) query = query.like('search', pattern)
  if (after) {
    query = query
      .lte('created_at', after.created_at)
      .or(`created_at.lt."${after.created_at}",id.lt.${after.id}`)
  }
  const { data } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function clientListQuery(userId: string, filters: ClientFilters) {
  return infiniteQueryOptions({
    queryKey: keyOf('clients', userId, 'list', filters),
    queryFn: ({ pageParam, signal }) => listClients(userId, filters, pageParam, signal),
    initialPageParam: null as After,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)),
    placeholderData: keepPreviousData,
  })
}

export function useClientList(filters: ClientFilters) {
  return useInfiniteQuery(clientListQuery(useUser().id, filters))
}
