import { normaliseEmail } from '@predio/domain/accounts'
import { supabase } from '../../../lib/supabase.ts'
import { messages } from '../messages.ts'
import { mailResult, type MailResult } from './mail-result.ts'

/** ACC-31: the answer is the same for every address, so that it does not reveal who has an account. */
export async function requestRecovery(typed: string): Promise<MailResult> {
  const { error } = await supabase().auth.resetPasswordForEmail(normaliseEmail(typed), {
    redirectTo: `${location.origin}/confirmar`,
  })
  return mailResult(error, messages.recoveryFailed)
}
