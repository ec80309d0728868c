import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { Order } from '../../../lib/data/keyset.ts'
import { readAll } from '../../../lib/read-all.ts'
import type { LocalProperty } from '../local-property.ts'
import { readOwnCopy, saveOwnCopy } from '../offline/own-copy.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export const LOCAL_COLUMNS =
  'id, wordpress_id, site, title, price, currency, location, property_type, operation, status, sale_status, rental_status, rental_contract_end, assigned_agent, bedrooms, bathrooms, area, images, features, tags, url, site_facts, first_seen_at, last_seen_at, left_site_at, own_number, street, latitude, longitude, point_shown, shown_latitude, shown_longitude, colonia, city, state, second_price, land_area, parking, year_built, maintenance_fee, video_url, tour_url, is_exclusive, exclusive_until, is_published, hides_price, is_featured, published_at, published_code, commission_percentage, shared_commission_percentage, operations, is_example, not_joined, created_at, updated_at'

const NEWEST_FIRST: Order<LocalProperty> = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: true },
]

async function listLocalProperties(userId: string, signal: AbortSignal): Promise<LocalProperty[]> {
  const select = () => supabase().from('properties').select(LOCAL_COLUMNS).eq('user_id', userId)
  const rows = await readAll(select, NEWEST_FIRST, signal)
  void saveOwnCopy(userId, rows)
  return rows
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

/** Returns the own listings that this device has stored until the server answers. */
export function useKnownProperties(): Pick<
  UseQueryResult<LocalProperty[]>,
  'data' | 'isError' | 'refetch'
> {
  const { id: userId } = useUser()
  const { data, isError, refetch } = useLocalProperties()
  const copy = useQuery({
    queryKey: keyOf('offline-own-listings', userId),
    queryFn: () => readOwnCopy(userId),
    enabled: data === undefined,
    staleTime: 0,
  })
  const known = copy.data && copy.data.length > 0 ? copy.data : undefined
  return { data: data ?? known, isError, refetch }
}
