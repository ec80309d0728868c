import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** NOT-14: a kind of notification without a row is on. */
async function readUnwanted(userId: string, signal: AbortSignal): Promise<string[]> {
  const { data } = await supabase()
    .from('notification_preferences')
    .select('kind')
    .eq('user_id', userId)
    .eq('enabled', false)
    .abortSignal(signal)
    .throwOnError()
  return data.map(({ kind }) => kind)
}

export function preferencesQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('notification-preferences', userId),
    queryFn: ({ signal }) => readUnwanted(userId, signal),
  })
}

export function usePreferences() {
  return useQuery(preferencesQuery(useUser().id))
}
