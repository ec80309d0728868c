import { normaliseEmail, normalisePassword } from '@predio/domain/accounts'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { loginLock } from '../login-lock.ts'
import { messages, tooManyFailures } from '../messages.ts'

export interface Credentials {
  email: string
  password: string
}

/** The answer is what to tell the person, or nothing when they are in or the screen goes on from an unconfirmed address. */
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
  // A server that cannot be reached says nothing about the password.
  if (error.code === 'invalid_credentials') loginLock.fail(email)
  return describeAuthError(error, messages.signInFailed, tooManyFailures)
}
