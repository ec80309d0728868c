import type { AuthError, Session } from '@supabase/auth-js'
import { supabase } from '../supabase.ts'
import { signOut } from './sign-out.ts'
import { owesPassword, setOwesPassword } from './owed-password.ts'
import { currentSession } from './session.ts'

/**
 * A different person is signed out first. The owed password is noted before the session is stored, because other tabs ask for it as soon
 * as they notice the session.
 */
export async function adoptSession(
  { access_token, refresh_token, user }: Session,
  owes: boolean,
): Promise<AuthError | null> {
  const known = currentSession()
  if (known && known.user.id !== user.id) await signOut()
  const owedBefore = owesPassword()
  setOwesPassword(owes)
  const { error } = await supabase().auth.setSession({ access_token, refresh_token })
  if (error) setOwesPassword(owedBefore)
  return error
}
