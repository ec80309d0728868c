import { addDays, endOfDay, startOfDay } from '@predio/domain/dates'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lastSeen, readLastSeen } from '../../../lib/data/last-seen.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { DayFacts } from './day-facts.ts'

const NAME = 'day'

/** DAY-05: contracts are shown from the day of their first notice. */
const CONTRACT_DAYS = 60

async function readDay(today: string, zone: string, signal: AbortSignal): Promise<DayFacts> {
  const { data } = await supabase()
    .rpc('day_facts', {
      day_start: startOfDay(today, zone).toISOString(),
      day_end: endOfDay(today, zone).toISOString(),
      today,
      last_day: addDays(today, CONTRACT_DAYS),
    })
    .abortSignal(signal)
    .throwOnError()
  return data as unknown as DayFacts
}

/** DAY-08: descriptions and comments are left out of the offline copy, so that a lost phone reveals no notes. */
function withoutNotes(facts: DayFacts): DayFacts {
  return {
    ...facts,
    tasks: facts.tasks.map((task) => ({ ...task, description: null })),
    visits: facts.visits.map((visit) => ({ ...visit, description: null })),
    answers: facts.answers.map((answer) => ({ ...answer, comment: null })),
  }
}

function dayQuery(userId: string, today: string, zone: string) {
  return queryOptions({
    queryKey: keyOf('day', userId, today, zone),
    queryFn: ({ signal }) => readDay(today, zone, signal),
    ...lastSeen(userId, NAME, today, withoutNotes),
  })
}

export function useDay(today: string, zone: string, enabled: boolean) {
  return useQuery({ ...dayQuery(useUser().id, today, zone), enabled })
}

/** Invalidating the day's key after a change must not empty the offline copy, so the copy has another key. */
export function useDayCopy(today: string) {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('offline-day', id, today),
    queryFn: () => readLastSeen<DayFacts>(id, NAME, today),
    staleTime: 0,
  })
}
