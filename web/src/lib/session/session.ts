import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { owesPassword, setOwesPassword } from './owed-password.ts'
import { startRefreshTimer, stopRefreshTimer } from './refresh-timer.ts'
import { owesSecondFactor } from './second-factor.ts'
import { storedSession } from './stored-session.ts'

let current: Session | null | undefined
let recovering = false
/** The reason why the session ended: the person signed out, or it was lost. */
let ending: 'signed-out' | 'lost' | undefined
const listeners = new Set<() => void>()

/** The listener must not await auth-js, because auth-js waits for the listener. */
export function followSession(event: AuthChangeEvent, session: Session | null): void {
  const next = session ?? (event === 'INITIAL_SESSION' ? storedSession() : null)
  // auth-js sends SIGNED_IN again when a tab comes to the front, which changes nothing.
  const isSame = event !== 'USER_UPDATED' && next?.access_token === current?.access_token
  if (!isSame || !next) current = next
  if (event === 'SIGNED_OUT') ending ??= 'lost'
  if (event === 'PASSWORD_RECOVERY') setOwesPassword(true)
  if (event === 'SIGNED_OUT' || event === 'USER_UPDATED') setOwesPassword(false)
  recovering = next !== null && owesPassword()
  if (next) {
    ending = undefined
    startRefreshTimer(next)
  } else stopRefreshTimer()
  for (const listener of listeners) listener()
}

/** After a sign-out on purpose the next sign-in opens the start page, not the page that this person had open. */
export function noteSignOut(): void {
  ending = 'signed-out'
}

export function sessionEnding(): 'signed-out' | 'lost' | undefined {
  return ending
}

export function listenToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentSession(): Session | null | undefined {
  return current
}

export function useSession(): Session | null | undefined {
  return useSyncExternalStore(listenToSession, currentSession)
}

export function useIsRecovering(): boolean {
  return useSyncExternalStore(listenToSession, () => recovering)
}

export function useOwesSecondFactor(): boolean {
  return owesSecondFactor(useSession())
}

export function useUser(): User {
  const session = useSession()
  if (!session) throw new Error('No autenticado')
  return session.user
}
