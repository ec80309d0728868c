import { isAuthRetryableFetchError, type AuthError } from '@supabase/auth-js'
import { serverWaitMs } from '../../lib/retry-after.ts'
import { describeWeakPassword } from '../../capabilities/account/messages.ts'
import { messages, tooManyTries } from './messages.ts'

const USUAL_WAIT_MS = 5 * 60_000

export function describeAuthError(
  error: AuthError,
  fallback: string,
  tooMany: (waitMs: number) => string = tooManyTries,
): string {
  // Status 0 means that there was no answer. With a status of 500 or more there is a connection, but the server fails.
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
      return describeWeakPassword(error)
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
