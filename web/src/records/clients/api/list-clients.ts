import { BUDGET_COLUMNS } from '@predio/domain/clients'
import type { Tables } from '@predio/domain/database'
import type { Day } from '@predio/domain/views'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { columnList } from '../../../lib/columns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keysetPages, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { orderOf, pageOf, viewQuery } from '../../../capabilities/views/api/select-rows.ts'

const PAGE_SIZE = 50

export const LISTED_CLIENT =
  `id, type, first_name, last_name, email, phone, whatsapp, source, tags, status, ${columnList(...BUDGET_COLUMNS)}, created_at, updated_at, last_contact_at, next_task_title, next_task_due, needs_review, is_example` as const

export type ListedClient = Omit<Tables<'client_list'>, 'address' | 'notes' | 'search' | 'user_id'>

export const NEWEST_FIRST = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: false },
] as const satisfies Order<ListedClient>

async function listClients(
  view: string,
  day: Day,
  after: ListedClient | null,
  signal: AbortSignal,
): Promise<ListedClient[]> {
  const query = viewQuery('clients', view, day)
  const order = orderOf<ListedClient>(query.sorts, NEWEST_FIRST)
  const { data } = await supabase()
    .rpc('list_clients', pageOf(query.tests, order, after, PAGE_SIZE))
    .select(LISTED_CLIENT)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function clientListQuery(userId: string, view: string, today: string, day: Day) {
  return infiniteQueryOptions({
    queryKey: keyOf('clients', userId, 'list', view, today, day.zone),
    queryFn: ({ pageParam, signal }) => listClients(view, day, pageParam, signal),
    ...keysetPages<ListedClient>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

export function useClientList(view: string, today: string, day: Day) {
  return useInfiniteQuery(clientListQuery(useUser().id, view, today, day))
}
