import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** What the API gives at once (supabase/config.toml). */
const PAGE = 1000

const COLUMNS =
  'id, property_id, relationship_type, start_date, end_date, price, commission_percentage, notes, client:clients!inner(id, first_name, last_name)'

function readPage(userId: string, from: number, signal: AbortSignal) {
  return supabase()
    .from('property_clients')
    .select(COLUMNS)
    .eq('user_id', userId)
    .eq('status', 'active')
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
    .throwOnError()
}

export type PropertyLink = Awaited<ReturnType<typeof readPage>>['data'][number]

type LinksByProperty = ReadonlyMap<string, readonly PropertyLink[]>

/** All active links in one request rather than one a card; newest first within each property. */
async function listLinks(userId: string, signal: AbortSignal): Promise<LinksByProperty> {
  const links: PropertyLink[] = []
  for (;;) {
    const { data } = await readPage(userId, links.length, signal)
    links.push(...data)
    if (data.length < PAGE) return byProperty(links)
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

function linksQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('links', userId),
    queryFn: ({ signal }) => listLinks(userId, signal),
    // A Map does not compare as JSON does.
    structuralSharing: false,
  })
}

export function useLinks() {
  return useQuery(linksQuery(useUser().id))
}
