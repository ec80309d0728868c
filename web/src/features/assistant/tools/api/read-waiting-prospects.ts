import type { WaitingProspects } from '@predio/domain/assistant'
import { shownTitle } from '@predio/domain/properties'
import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../../lib/data/query-keys.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'

/** Of a larger inbox the names of the oldest are counted. */
const MAX_READ = 1000

async function readWaiting(userId: string, signal: AbortSignal): Promise<WaitingProspects> {
  const { data, count } = await supabase()
    .from('prospect_rows')
    .select('source_name, property_title, received_at', { count: 'exact' })
    .eq('user_id', userId)
    .eq('status', 'waiting')
    .order('received_at')
    .limit(MAX_READ)
    .abortSignal(signal)
    .throwOnError()
  const [first] = data
  return {
    count: count ?? data.length,
    since: first?.received_at ? new Date(first.received_at) : null,
    sources: countNames(data.map((row) => row.source_name)),
    listings: countNames(data.map((row) => row.property_title && shownTitle(row.property_title))),
  }
}

function countNames(names: readonly (string | null)[]) {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Array.from(counts, ([name, count]) => ({ name, count })).toSorted(
    (a, b) => b.count - a.count,
  )
}

/** AST-90: the counts are for the card alone; nothing of them is sent to the provider. */
export function useWaitingProspects(enabled: boolean) {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('prospects', id, 'summary'),
    queryFn: ({ signal }) => readWaiting(id, signal),
    enabled,
    staleTime: 0,
  })
}
