import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js'
import { serverWaitMs } from '../../lib/retry-after.ts'
import { PASSWORD_FAULTS } from '../../records/account/messages.ts'
import { messages, tooManyTries } from './messages.ts'

/** Where the server limits and does not say for how long. */
const USUAL_WAIT_MS = 5 * 60_000

/** The person's words for what the server said, or that it said nothing. */
export function describeAuthError(
  error: AuthError,
  fallback: string,
  tooMany: (waitMs: number) => string = tooManyTries,
): string {
  // Status 0: no answer at all. An answer of 500 and more is no matter of the person's connection.
  if (isAuthRetryableFetchError(error) && !error.status) return messages.noConnection
  if (error.status === 429) return tooMany(serverWaitMs() ?? USUAL_WAIT_MS)
  switch (error.code) {
    case 'invalid_credentials':
      return messages.wrongCredentials
    case 'email_not_confirmed':
      return messages.emailNotConfirmed
    case 'user_banned':
      return messages.suspended
    case 'validation_failed':
    case 'email_address_invalid':
      return messages.invalidEmail
    case 'weak_password':
      return PASSWORD_FAULTS['too-short']
    case 'same_password':
      return messages.samePassword
    case 'current_password_required':
      return messages.recoveryOver
    case 'email_exists':
      return messages.emailTaken
    case 'otp_expired':
      return messages.wrongCode
    default:
      return fallback
  }
}
