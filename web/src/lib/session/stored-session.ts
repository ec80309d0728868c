import type { Session } from '@supabase/auth-js'
import { SESSION_KEY } from '../session-key.ts'

export function storedSession(): Session | null {
  try {
    const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Session | null
    return session?.refresh_token && session.user ? session : null
  } catch {
    return null
  }
}
