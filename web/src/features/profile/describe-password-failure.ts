import { isAuthError } from '@supabase/auth-js'
import { serverWaitMs } from '../../lib/retry-after.ts'
import { describeWeakPassword } from '../../capabilities/account/messages.ts'
import { messages, tooManyTries } from './messages.ts'

interface PasswordFailure {
  field?: 'current' | 'next' | 'code'
  text: string
}

/** Some Supabase projects ask for a mailed code when the session is older than a day. */
export function needsCode(error: unknown): boolean {
  return isAuthError(error) && error.code === 'reauthentication_needed'
}

export function describePasswordFailure(error: unknown): PasswordFailure {
  if (!isAuthError(error)) return { text: messages.passwordFailed }
  if (error.status === 429) return { text: tooManyTries(serverWaitMs()) }
  switch (error.code) {
    case 'invalid_credentials':
    case 'current_password_invalid':
    case 'current_password_required':
      return { field: 'current', text: messages.currentWrong }
    case 'same_password':
      return { field: 'next', text: messages.passwordSame }
    case 'weak_password':
      return { field: 'next', text: describeWeakPassword(error) }
    case 'reauthentication_not_valid':
      return { field: 'code', text: messages.codeWrong }
    default:
      return { text: messages.passwordFailed }
  }
}
