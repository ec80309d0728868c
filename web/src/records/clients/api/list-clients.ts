import { BUDGET_COLUMNS } from '@predio/domain/clients'
import type { Tables } from '@predio/domain/database'
import { viewList } from '../../../capabilities/views/api/view-list.ts'
import { columnList } from '../../../lib/columns.ts'
import type { Order } from '../../../lib/data/keyset.ts'
import { supabase } from '../../../lib/supabase.ts'

export const LISTED_CLIENT =
  `id, type, first_name, last_name, email, phone, whatsapp, source, tags, status, ${columnList(...BUDGET_COLUMNS)}, created_at, updated_at, last_contact_at, next_task_title, next_task_due, needs_review, is_example` as const

export type ListedClient = Omit<Tables<'client_list'>, 'address' | 'notes' | 'search' | 'user_id'>

export const NEWEST_FIRST = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: false },
] as const satisfies Order<ListedClient>

export const CLIENTS = viewList<ListedClient>({
  entity: 'clients',
  usual: NEWEST_FIRST,
  isSeenFirst: true,
  select: (page) => supabase().rpc('list_clients', page).select(LISTED_CLIENT),
  of: (userId) => supabase().from('client_list').select(LISTED_CLIENT).eq('user_id', userId),
})
