import type { Session } from '@supabase/auth-js'
import { supabase } from '../supabase.ts'
import { renewSession } from './refresh-session.ts'
import { storedSession } from './stored-session.ts'
import { Unauthorized } from '../unauthorized.ts'

/**
 * ACC-21: a device that was signed out from another one notices it at its next refresh. auth-js refreshes only in the last ninety seconds
 * of the hour, and not in a hidden tab.
 */
const EVERY_MS = 4 * 60_000
const CHECK_AGAIN_MS = 5000

let timer: ReturnType<typeof setInterval> | undefined
/** The session at the timer's last turn; if it has changed, another tab has refreshed it. */
let lastSeen: Session | null = null

export function startRefreshTimer(session: Session): void {
  if (timer) return
  lastSeen = session
  timer = setInterval(() => void refreshOnTimer(), EVERY_MS)
}

/**
 * A refused request means that the session was ended from another device or that the token is too old; a refresh shows which. Requests
 * that are refused together share one attempt.
 */
export function renewWhenUnauthorized(): void {
  let lastCheck = 0
  addEventListener(Unauthorized.type, (event) => {
    const session = storedSession()
    // A refused token that was replaced meanwhile says nothing about the current session.
    const isCurrent = event instanceof Unauthorized && event.token === session?.access_token
    if (!timer || !isCurrent || Date.now() - lastCheck < CHECK_AGAIN_MS) return
    lastCheck = Date.now()
    void renewSession(session)
  })
}

export function stopRefreshTimer(): void {
  clearInterval(timer)
  timer = undefined
}

/** The browser sends no event when a person deletes the site's data, so the timer signs out if the session is gone. */
async function refreshOnTimer(): Promise<void> {
  lastSeen = await renewSession(lastSeen)
  if (lastSeen || !timer) return
  stopRefreshTimer()
  await supabase().auth.signOut({ scope: 'local' })
}
