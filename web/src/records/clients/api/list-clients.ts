import type { ClientStatus, ClientType } from '@predio/domain/clients'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { ClientFilters } from '../filters.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE = 50

const COLUMNS =
  'id, type, first_name, last_name, email, phone, whatsapp, tags, status, budget_min, budget_max, created_at, last_contact_at, next_task_title, next_task_due, needs_review'

/** A view's columns are all nullable to the API's types; those of the table itself are not. */
export interface ListedClient {
  id: string
  type: ClientType
  first_name: string
  last_name: string | null
  email: string | null
  phone: string | null
  whatsapp: string | null
  tags: string[]
  status: ClientStatus
  budget_min: number | null
  budget_max: number | null
  created_at: string
  last_contact_at: string | null
  next_task_title: string | null
  next_task_due: string | null
  needs_review: boolean
}

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
    .overrideTypes<ListedClient[], { merge: false }>()
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
