import { type BusyVisit, findVisitConflicts } from '@predio/domain/assistant'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

/** AST-55: visits within this time are read; findVisitConflicts then decides which of them are within an hour. */
const WINDOW_MS = 2 * 3_600_000

interface Slot {
  at: Date
  /** The visit to book, which is no conflict with itself if its answer was lost. */
  visitId: string
}

async function readBusyVisits(
  userId: string,
  { at, visitId }: Slot,
  signal: AbortSignal,
): Promise<BusyVisit[]> {
  const [from, until] = [-WINDOW_MS, WINDOW_MS].map((shift) =>
    new Date(at.getTime() + shift).toISOString(),
  )
  const { data } = await supabase()
    .from('interaction_rows')
    .select('subject, client_name, moment')
    .eq('user_id', userId)
    .eq('type', 'visit')
    .neq('id', visitId)
    .gte('scheduled_at', from)
    .lte('scheduled_at', until)
    .order('scheduled_at')
    .abortSignal(signal)
    .throwOnError()
  const visits = data.map((row) => ({
    name: row.client_name ?? row.subject ?? '',
    at: new Date(row.moment ?? 0),
  }))
  return findVisitConflicts(visits, at)
}

/** The query key is below that of all interactions, so that a visit that was just booked is read at once. */
export function useBusyVisits(slot: Slot | undefined) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('interactions', userId, 'near', slot?.at.getTime(), slot?.visitId),
    queryFn: ({ signal }) => (slot ? readBusyVisits(userId, slot, signal) : []),
    enabled: slot !== undefined,
    staleTime: 0,
  })
}
