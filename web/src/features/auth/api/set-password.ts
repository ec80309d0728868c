import { normalisePassword } from '@predio/domain/accounts'
import { isAuthSessionMissingError } from '@supabase/auth-js'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { messages } from '../messages.ts'

/** Redeeming the recovery link was the proof, so no current password is needed. */
export async function setPassword(typed: string): Promise<string | undefined> {
  const { auth } = supabase()
  const { error } = await auth.updateUser({ password: normalisePassword(typed) })
  if (!error) return undefined
  if (isAuthSessionMissingError(error)) await auth.signOut({ scope: 'local' })
  return describeAuthError(error, messages.passwordChangeFailed)
}
