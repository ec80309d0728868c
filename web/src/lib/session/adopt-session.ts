import type { AuthError, Session } from '@supabase/auth-js'
import { supabase } from '../supabase.ts'
import { signOut } from './sign-out.ts'
import { owesPassword, setOwesPassword } from './owed-password.ts'
import { currentSession } from './session.ts'

/**
 * Makes the session of a redeemed link this device's. Whoever else was signed in leaves first, as by Salir. What is owed is noted before:
 * the event that brings the session, here and in other tabs, asks for it.
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
