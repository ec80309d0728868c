import type { ListingSiteVisits } from '@predio/domain/agent-site'
import { addDays } from '@predio/domain/dates'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

interface Period {
  firstDay: string
  lastDay: string
}

/** Null for a listing that was never published. */
export async function readListingVisits(
  listingId: string,
  { firstDay, lastDay }: Period,
  signal: AbortSignal,
): Promise<ListingSiteVisits | null> {
  const { data } = await supabase()
    .rpc('listing_site_visits', { listing_id: listingId, first_day: firstDay, last_day: lastDay })
    .abortSignal(signal)
    .throwOnError()
  return data as unknown as ListingSiteVisits | null
}

const visitsQuery = (userId: string, listingId: string, period: Period) =>
  queryOptions({
    queryKey: keyOf('agent-site-visits', userId, listingId, period),
    queryFn: ({ signal }) => readListingVisits(listingId, period, signal),
  })

const VISIT_DAYS = 30

export function useListingVisits(listingId: string) {
  const { id } = useUser()
  const today = useToday()
  return useQuery(
    visitsQuery(id, listingId, { firstDay: addDays(today, 1 - VISIT_DAYS), lastDay: today }),
  )
}
