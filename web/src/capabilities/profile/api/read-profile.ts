import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { lastSeen } from '../../../lib/data/last-seen.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export const PROFILE_COLUMNS = 'id, updated_at, full_name, phone, company, time_zone, first_screen'

export async function readProfile(userId: string) {
  const { data } = await supabase()
    .from('profiles')
    .select(PROFILE_COLUMNS)
    .eq('id', userId)
    .single()
    .throwOnError()
  return data
}

export type Profile = Awaited<ReturnType<typeof readProfile>>

export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('profile', userId),
    queryFn: () => readProfile(userId),
    ...lastSeen<Profile>(userId, 'profile'),
    // The row is small, and another tab or device may have saved the profile, so it is read whenever the window gets the focus.
    refetchOnWindowFocus: 'always',
  })
}

export function useProfile() {
  return useQuery(profileQuery(useUser().id))
}
