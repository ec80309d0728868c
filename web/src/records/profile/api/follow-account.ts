import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { currentSession, useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** The links of an e-mail change may be opened on another device: the session here learns of it when the person comes back. */
async function followAccount(): Promise<string | null> {
  const { data } = await supabase().auth.getUser()
  const known = currentSession()?.user
  const isNews =
    data.user && (data.user.email !== known?.email || data.user.new_email !== known?.new_email)
  if (isNews) await supabase().auth.refreshSession()
  return data.user?.email ?? null
}

export function useFollowAccount(): void {
  useQuery({
    queryKey: keyOf('account', useUser().id),
    queryFn: followAccount,
    refetchOnWindowFocus: 'always',
  })
}
