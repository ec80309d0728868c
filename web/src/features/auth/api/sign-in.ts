import { normaliseEmail, normalisePassword } from '@predio/domain/accounts'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { loginLock } from '../login-lock.ts'
import { messages, tooManyFailures } from '../messages.ts'

export interface Credentials {
  email: string
  password: string
}

/** Resolves to undefined after success, or when `onUnconfirmed` takes over. */
export async function signIn(
  typed: Credentials,
  onUnconfirmed?: (email: string) => Promise<void> | void,
): Promise<string | undefined> {
  const email = normaliseEmail(typed.email)
  const lockedMs = loginLock.leftMs(email)
  if (lockedMs !== undefined) return tooManyFailures(lockedMs)

  const { error } = await supabase().auth.signInWithPassword({
    email,
    password: normalisePassword(typed.password),
  })
  if (!error) {
    loginLock.clear(email)
    return undefined
  }
  if (error.code === 'email_not_confirmed' && onUnconfirmed) {
    await onUnconfirmed(email)
    return undefined
  }
  // ACC-12: only a refused password counts as a failed attempt, not a server that cannot be reached.
  if (error.code === 'invalid_credentials') loginLock.fail(email)
  return describeAuthError(error, messages.signInFailed, tooManyFailures)
}
