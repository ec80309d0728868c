import type { Tables } from '@predio/domain/database'
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { Order } from '../../../lib/data/keyset.ts'
import { readAll } from '../../../lib/read-all.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** The agent's row of a listing: their own, or the copy of a site's with what they added to it. */
export type LocalProperty = Omit<
  Tables<'properties'>,
  'user_id' | 'description' | 'search' | 'private_note'
>

export const LOCAL_COLUMNS =
  'id, wordpress_id, title, price, currency, location, property_type, operation, status, sale_status, rental_status, rental_contract_end, assigned_agent, bedrooms, bathrooms, area, images, features, tags, url, site_facts, first_seen_at, last_seen_at, left_site_at, own_number, colonia, city, state, second_price, land_area, parking, year_built, maintenance_fee, is_exclusive, exclusive_until, commission_percentage, operations, is_example, created_at, updated_at'

const NEWEST_FIRST: Order<LocalProperty> = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: true },
]

function listLocalProperties(userId: string, signal: AbortSignal): Promise<LocalProperty[]> {
  const select = () => supabase().from('properties').select(LOCAL_COLUMNS).eq('user_id', userId)
  return readAll(select, NEWEST_FIRST, signal)
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
