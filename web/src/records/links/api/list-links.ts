import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { Order } from '../../../lib/data/keyset.ts'
import { readAll } from '../../../lib/read-all.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export const LINK_COLUMNS =
  'id, property_id, relationship_type, created_at, start_date, end_date, price, commission_percentage, notes, updated_at, client:clients!inner(id, first_name, last_name, email, phone, whatsapp)'

function selectLinks(userId: string) {
  return supabase()
    .from('property_clients')
    .select(LINK_COLUMNS)
    .eq('user_id', userId)
    .eq('status', 'active')
}

export type PropertyLink = NonNullable<Awaited<ReturnType<typeof selectLinks>>['data']>[number]

const NEWEST_FIRST: Order<PropertyLink> = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: true },
]

type LinksByProperty = ReadonlyMap<string, readonly PropertyLink[]>

/** One request reads the links of all listings, because each card would make a request of its own. */
async function listLinks(userId: string, signal: AbortSignal): Promise<LinksByProperty> {
  try {
    return byProperty(await readAll(() => selectLinks(userId), NEWEST_FIRST, signal))
  } catch (cause) {
    throw new Error('Error loading property clients', { cause })
  }
}

function byProperty(links: readonly PropertyLink[]): LinksByProperty {
  const groups = new Map<string, PropertyLink[]>()
  for (const link of links) {
    const group = groups.get(link.property_id)
    if (group) group.push(link)
    else groups.set(link.property_id, [link])
  }
  return groups
}

export function linksQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('links', userId),
    queryFn: ({ signal }) => listLinks(userId, signal),
    structuralSharing: false,
  })
}

export function useLinks() {
  return useQuery(linksQuery(useUser().id))
}
