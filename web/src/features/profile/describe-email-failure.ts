import { isAuthError } from '@supabase/auth-js'
import { serverWaitMs } from '../../lib/retry-after.ts'
import { mailTooSoon, messages, tooManyTries } from './messages.ts'

interface EmailFailure {
  field?: 'email' | 'password'
  text: string
}

const USUAL_WAIT_MS = 60_000

export function describeEmailFailure(error: unknown, fallback: string): EmailFailure {
  if (!isAuthError(error)) return { text: fallback }
  if (error.code === 'over_email_send_rate_limit') {
    return { text: mailTooSoon(Math.ceil((serverWaitMs() ?? USUAL_WAIT_MS) / 1000)) }
  }
  if (error.status === 429) return { text: tooManyTries(serverWaitMs()) }
  switch (error.code) {
    case 'invalid_credentials':
    case 'current_password_invalid':
    case 'current_password_required':
      return { field: 'password', text: messages.currentWrong }
    case 'email_exists':
    case 'user_already_exists':
      return { field: 'email', text: messages.emailTaken }
    case 'validation_failed':
    case 'email_address_invalid':
      return { field: 'email', text: messages.emailInvalid }
    default:
      return { text: fallback }
  }
}
