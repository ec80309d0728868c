import { normaliseEmail, normalisePassword } from '@predio/domain/accounts'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { messages } from '../messages.ts'
import type { Credentials } from './sign-in.ts'

export type SignUpResult =
  | { kind: 'in' }
  /** Some deployments want the address confirmed first. */
  | { kind: 'confirm' }
  | { kind: 'taken'; email: string }
  | { kind: 'failed'; text: string }

export async function signUp(typed: Credentials): Promise<SignUpResult> {
  const email = normaliseEmail(typed.email)
  const { data, error } = await supabase().auth.signUp({
    email,
    password: normalisePassword(typed.password),
  })
  if (!error) return { kind: data.session ? 'in' : 'confirm' }
  if (error.code === 'user_already_exists' || error.code === 'email_exists') {
    return { kind: 'taken', email }
  }
  return { kind: 'failed', text: describeAuthError(error, messages.signUpFailed) }
}
