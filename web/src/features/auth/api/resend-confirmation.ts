import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { messages } from '../messages.ts'

/** The answer is what to tell the person, or nothing when the mail is on its way. */
export async function resendConfirmation(email: string): Promise<string | undefined> {
  const { error } = await supabase().auth.resend({ type: 'signup', email })
  return error ? describeAuthError(error, messages.confirmationFailed) : undefined
}
