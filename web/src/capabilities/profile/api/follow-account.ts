import { useQuery } from '@tanstack/react-query'
import type { User } from '@supabase/auth-js'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { currentSession, useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** The link in a mail may be opened on another device, so the session is refreshed to get a changed address or confirmation. */
async function followAccount(): Promise<string | null> {
  const { data } = await supabase().auth.getUser()
  const known = currentSession()?.user
  const isNews =
    data.user &&
    (data.user.email !== known?.email ||
      data.user.new_email !== known?.new_email ||
      isMailboxProven(data.user) !== isMailboxProven(known))
  if (isNews) await supabase().auth.refreshSession()
  return data.user?.email ?? null
}

/** If the server does not ask to confirm addresses, every address counts as verified after signing up. */
export function isMailboxProven(user: User | undefined): boolean {
  const identities = user?.identities ?? []
  return identities.some(
    ({ provider, identity_data: data }) =>
      provider === 'email' && data?.['email_verified'] === true,
  )
}

export function useFollowAccount(): void {
  useQuery({
    queryKey: keyOf('account', useUser().id),
    queryFn: followAccount,
    refetchOnWindowFocus: 'always',
  })
}
