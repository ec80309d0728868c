import { normaliseEmail } from '@predio/domain/accounts'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { messages } from '../messages.ts'

/** Redeems the six digits of a mail that was read on another device. The route's guard navigates once there is a session. */
export async function verifyMailedCode(
  type: 'recovery' | 'signup',
  email: string,
  code: string,
): Promise<string | undefined> {
  const { error } = await supabase().auth.verifyOtp({
    email: normaliseEmail(email),
    token: code.trim(),
    type,
  })
  return error ? describeAuthError(error, messages.wrongCode) : undefined
}
