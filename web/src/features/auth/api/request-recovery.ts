import { normaliseEmail } from '@predio/domain/accounts'
import { serverWaitMs } from '../../../lib/retry-after.ts'
import { supabase } from '../../../lib/supabase.ts'
import { describeAuthError } from '../describe-auth-error.ts'
import { messages } from '../messages.ts'

/** The server sends one such mail a minute to an address. */
const BETWEEN_MAILS_MS = 60_000

export type RecoveryResult =
  | { kind: 'sent'; nextAt: number }
  /** A mail went out less than a minute ago. */
  | { kind: 'too-soon'; nextAt: number }
  | { kind: 'failed'; text: string }

/** The same answer for every address: nobody learns here who has an account. */
export async function requestRecovery(typed: string): Promise<RecoveryResult> {
  const { error } = await supabase().auth.resetPasswordForEmail(normaliseEmail(typed), {
    redirectTo: `${location.origin}/confirmar`,
  })
  if (!error) return { kind: 'sent', nextAt: Date.now() + BETWEEN_MAILS_MS }
  if (error.code === 'over_email_send_rate_limit') {
    return { kind: 'too-soon', nextAt: Date.now() + (serverWaitMs() ?? BETWEEN_MAILS_MS) }
  }
  return { kind: 'failed', text: describeAuthError(error, messages.recoveryFailed) }
}
