import type { Session } from '@supabase/auth-js'
import { owesPassword } from './owed-password.ts'
import { owesSecondFactor } from './second-factor.ts'

/**
 * OFF-20: copies are shown before any request, so this decides by what the device knows: whose session is open, and that this session owes
 * neither a second factor nor a new password. OFF-21: without a connection the screens say so instead.
 */
export function showsCopies(session: Session | null | undefined): session is Session {
  return Boolean(session) && !owesSecondFactor(session) && !owesPassword() && navigator.onLine
}
