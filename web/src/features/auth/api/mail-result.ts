import type { AuthError } from '@supabase/auth-js'
import { serverWaitMs } from '../../../lib/retry-after.ts'
import { describeAuthError } from '../describe-auth-error.ts'

/** The server sends an address one mail of each kind a minute. */
const BETWEEN_MAILS_MS = 60_000

export type MailResult =
  | { kind: 'sent'; nextAt: number }
  | { kind: 'too-soon'; nextAt: number }
  | { kind: 'failed'; text: string }

export function mailResult(error: AuthError | null, failure: string): MailResult {
  if (!error) return { kind: 'sent', nextAt: Date.now() + BETWEEN_MAILS_MS }
  if (error.code === 'over_email_send_rate_limit') {
    return { kind: 'too-soon', nextAt: Date.now() + (serverWaitMs() ?? BETWEEN_MAILS_MS) }
  }
  return { kind: 'failed', text: describeAuthError(error, failure) }
}
