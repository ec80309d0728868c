import { BUDGET_COLUMNS } from '@predio/domain/clients'
import type { Tables } from '@predio/domain/database'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { columnList } from '../../../lib/columns.ts'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { ClientFilters } from '../filters.ts'
import { keysetPages, pageAfter, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE_SIZE = 50

const COLUMNS =
  `id, type, first_name, last_name, email, phone, whatsapp, tags, status, ${columnList(...BUDGET_COLUMNS)}, created_at, last_contact_at, next_task_title, next_task_due, needs_review, is_example` as const

/** A row of the view client_list. */
export type ListedClient = Omit<
  Tables<'client_list'>,
  'address' | 'notes' | 'search' | 'source' | 'updated_at' | 'user_id'
>

export const NEWEST_FIRST = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: false },
] as const satisfies Order<ListedClient>

async function listClients(
  userId: string,
  filters: ClientFilters,
  after: ListedClient | null,
  signal: AbortSignal,
): Promise<ListedClient[]> {
  let query = supabase().from('client_list').select(COLUMNS).eq('user_id', userId)
  if (filters.type !== 'all') query = query.eq('type', filters.type)
  if (filters.status !== 'all') query = query.eq('status', filters.status)
  if (filters.review) query = query.is('needs_review', true)
  for (const pattern of searchPatterns(filters.text)) query = query.like('search', pattern)
  const { data } = await pageAfter(query, NEWEST_FIRST, after, PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function clientListQuery(userId: string, filters: ClientFilters) {
  return infiniteQueryOptions({
    queryKey: keyOf('clients', userId, 'list', filters),
    queryFn: ({ pageParam, signal }) => listClients(userId, filters, pageParam, signal),
    ...keysetPages<ListedClient>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

export function useClientList(filters: ClientFilters) {
  return useInfiniteQuery(clientListQuery(useUser().id, filters))
}
