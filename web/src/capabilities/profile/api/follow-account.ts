import { useQuery } from '@tanstack/react-query'
import type { User } from '@supabase/auth-js'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { currentSession, useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Mailed links may be opened on another device, so the session is refreshed when the account has changed there. */
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

/** Without confirmation of addresses, signing up alone counts as confirmed. */
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
