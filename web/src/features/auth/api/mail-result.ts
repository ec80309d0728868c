import type { AuthError } from '@supabase/auth-js'
import { serverWaitMs } from '../../../lib/retry-after.ts'
import { describeAuthError } from '../describe-auth-error.ts'

/** The server sends one mail of a kind a minute to an address. */
const BETWEEN_MAILS_MS = 60_000

export type MailResult =
  | { kind: 'sent'; nextAt: number }
  /** A mail went out less than a minute ago. */
  | { kind: 'too-soon'; nextAt: number }
  | { kind: 'failed'; text: string }

/** Whether a requested mail was sent, and when the next one may be requested. */
export function mailResult(error: AuthError | null, failure: string): MailResult {
  if (!error) return { kind: 'sent', nextAt: Date.now() + BETWEEN_MAILS_MS }
  if (error.code === 'over_email_send_rate_limit') {
    return { kind: 'too-soon', nextAt: Date.now() + (serverWaitMs() ?? BETWEEN_MAILS_MS) }
  }
  return { kind: 'failed', text: describeAuthError(error, failure) }
}
