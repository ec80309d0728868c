import { BUDGET_COLUMNS, type SearchingClient } from '@predio/domain/clients'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { columnList } from '../../../lib/columns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { readAll } from '../../../lib/read-all.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { PREFERENCES } from '../../clients/api/read-client.ts'

const COLUMNS =
  `id, type, status, first_name, last_name, phone, whatsapp, ${columnList(...BUDGET_COLUMNS)}, ${PREFERENCES}` as const

export type Searcher = SearchingClient & {
  id: string
  phone: string | null
  whatsapp: string | null
}

function listSearchingClients(userId: string, signal: AbortSignal): Promise<Searcher[]> {
  const select = () =>
    supabase().from('clients').select(COLUMNS).eq('user_id', userId).neq('status', 'inactive')
  return readAll(select, BY_ID, signal)
}

function searchingClientsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('clients', userId, 'searching'),
    queryFn: ({ signal }) => listSearchingClients(userId, signal),
  })
}

export function useSearchingClients() {
  return useQuery(searchingClientsQuery(useUser().id))
}
