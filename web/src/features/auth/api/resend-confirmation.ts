import { normaliseEmail } from '@predio/domain/accounts'
import { supabase } from '../../../lib/supabase.ts'
import { messages } from '../messages.ts'
import { mailResult, type MailResult } from './mail-result.ts'

/** The answer is the same for every address, also for a confirmed one. */
export async function resendConfirmation(typed: string): Promise<MailResult> {
  const { error } = await supabase().auth.resend({
    type: 'signup',
    email: normaliseEmail(typed),
    options: { emailRedirectTo: `${location.origin}/confirmar` },
  })
  return mailResult(error, messages.confirmationFailed)
}
