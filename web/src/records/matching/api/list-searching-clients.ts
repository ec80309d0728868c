import type { SearchingClient } from '@predio/domain/clients'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** What the API gives at once (supabase/config.toml). */
const PAGE = 1000

const COLUMNS =
  'id, type, status, first_name, last_name, whatsapp, budget_min, budget_max, preferences:client_preferences(property_type, operation, min_price, max_price, locations, bedrooms)'

export type Searcher = SearchingClient & { id: string; whatsapp: string | null }

/** Everybody who may be looking for something; inactive clients are left in peace. */
async function listSearchingClients(userId: string, signal: AbortSignal): Promise<Searcher[]> {
  const clients: Searcher[] = []
  for (;;) {
    let query = supabase()
      .from('clients')
      .select(COLUMNS)
      .eq('user_id', userId)
      .neq('status', 'inactive')
    const last = clients.at(-1)
    if (last) query = query.gt('id', last.id)
    const { data } = await query.order('id').limit(PAGE).abortSignal(signal).throwOnError()
    clients.push(...data)
    if (data.length < PAGE) return clients
  }
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
