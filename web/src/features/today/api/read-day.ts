import { addDays, endOfDay, startOfDay } from '@predio/domain/dates'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { readDayCopy, saveDayCopy } from './day-copy.ts'
import type { DayFacts } from './day-facts.ts'

/** DAY-05: contracts are shown from their first notice on. */
const CONTRACT_DAYS = 60

async function readDay(
  userId: string,
  today: string,
  zone: string,
  signal: AbortSignal,
): Promise<DayFacts> {
  const { data } = await supabase()
    .rpc('day_facts', {
      day_start: startOfDay(today, zone).toISOString(),
      day_end: endOfDay(today, zone).toISOString(),
      today,
      last_day: addDays(today, CONTRACT_DAYS),
    })
    .abortSignal(signal)
    .throwOnError()
  const facts = data as unknown as DayFacts
  await saveDayCopy(userId, today, facts)
  return facts
}

function dayQuery(userId: string, today: string, zone: string) {
  return queryOptions({
    queryKey: keyOf('day', userId, today, zone),
    queryFn: ({ signal }) => readDay(userId, today, zone, signal),
  })
}

export function useDay(today: string, zone: string, enabled: boolean) {
  return useQuery({ ...dayQuery(useUser().id, today, zone), enabled })
}

/** A change must not empty the copy, so its key is not the day's. */
export function useDayCopy() {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('offline-day', id),
    queryFn: () => readDayCopy(id),
    staleTime: 0,
  })
}
