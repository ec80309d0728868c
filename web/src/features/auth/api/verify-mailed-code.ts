import { normaliseEmail } from '@predio/domain/accounts'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { messages } from '../messages.ts'

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
