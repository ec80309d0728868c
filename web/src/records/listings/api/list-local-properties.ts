import type { Tables } from '@predio/domain/database'
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** The agent's own copy of a listing: what they added to it. */
export type LocalProperty = Omit<Tables<'properties'>, 'user_id' | 'description' | 'search'>

const COLUMNS =
  'id, wordpress_id, title, price, currency, location, property_type, operation, status, sale_status, rental_status, rental_contract_end, assigned_agent, bedrooms, bathrooms, area, images, features, tags, url, site_facts, first_seen_at, last_seen_at, left_site_at, created_at, updated_at'

/** The server gives at most a thousand rows at once. */
const PAGE = 1000

async function listLocalProperties(userId: string, signal: AbortSignal): Promise<LocalProperty[]> {
  const rows: LocalProperty[] = []
  for (;;) {
    const { data } = await supabase()
      .from('properties')
      .select(COLUMNS)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(rows.length, rows.length + PAGE - 1)
      .abortSignal(signal)
      .throwOnError()
    rows.push(...data)
    if (data.length < PAGE) return rows
  }
}

export function localPropertiesQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('local-properties', userId),
    queryFn: ({ signal }) => listLocalProperties(userId, signal),
  })
}

export function useLocalProperties(): UseQueryResult<LocalProperty[]> {
  return useQuery(localPropertiesQuery(useUser().id))
}
