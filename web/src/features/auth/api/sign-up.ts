import { normaliseEmail, normalisePassword } from '@predio/domain/accounts'
import { supabase } from '../../../lib/supabase.ts'
import { messages } from '../messages.ts'
import { mailResult } from './mail-result.ts'
import type { Credentials } from './sign-in.ts'

export type SignUpResult =
  | { kind: 'in' }
  | { kind: 'confirm'; email: string; nextAt: number }
  | { kind: 'taken'; email: string }
  | { kind: 'failed'; text: string }

export async function signUp(typed: Credentials): Promise<SignUpResult> {
  const email = normaliseEmail(typed.email)
  const { data, error } = await supabase().auth.signUp({
    email,
    password: normalisePassword(typed.password),
  })
  if (data.session) return { kind: 'in' }
  if (error?.code === 'user_already_exists' || error?.code === 'email_exists') {
    return { kind: 'taken', email }
  }
  // If another mail is requested too soon, the first one is on its way, so this is no failure.
  const mail = mailResult(error, messages.signUpFailed)
  return mail.kind === 'failed' ? mail : { kind: 'confirm', email, nextAt: mail.nextAt }
}
