import { normalisePassword } from '@predio/domain/accounts'
import { isAuthSessionMissingError } from '@supabase/auth-js'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { messages } from '../messages.ts'

/** The current password is not needed, because redeeming the recovery link proved who the person is. */
export async function setPassword(typed: string): Promise<string | undefined> {
  const { auth } = supabase()
  const { error } = await auth.updateUser({ password: normalisePassword(typed) })
  if (!error) return undefined
  if (isAuthSessionMissingError(error)) await auth.signOut({ scope: 'local' })
  return describeAuthError(error, messages.passwordChangeFailed)
}
