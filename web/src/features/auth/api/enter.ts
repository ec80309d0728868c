import { supabase } from '../../../lib/supabase.ts'
import { authMessage, messages } from '../messages.ts'

export interface Credentials {
  email: string
  password: string
}

/** Signs up or in; the answer is what to tell the person, or nothing when they are in. */
export async function enter(
  kind: 'sign-up' | 'sign-in',
  given: Credentials,
): Promise<string | undefined> {
  const email = given.email.trim().toLowerCase()
  const password = given.password.trim()
  if (!email.includes('@')) return messages.invalidEmail
  const { auth } = supabase()
  const { error } =
    kind === 'sign-up'
      ? await auth.signUp({ email, password })
      : await auth.signInWithPassword({ email, password })
  if (!error) return undefined
  return authMessage(error, kind === 'sign-up' ? messages.signUpFailed : messages.signInFailed)
}
