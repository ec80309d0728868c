import type { Session } from '@supabase/auth-js'
import { supabase } from '../supabase.ts'
import { renewSession } from './refresh-session.ts'
import { storedSession } from './stored-session.ts'
import { Unauthorized } from '../unauthorized.ts'

/**
 * ACC-21: a device that was signed out elsewhere finds out at its next refresh. auth-js would wait for the last ninety seconds of the hour,
 * and sleeps in a hidden tab.
 */
const EVERY_MS = 4 * 60_000
const CHECK_AGAIN_MS = 5000

let timer: ReturnType<typeof setInterval> | undefined
/** A session that has changed since the timer's last turn was refreshed by another tab. */
let lastSeen: Session | null = null

export function startRefreshTimer(session: Session): void {
  if (timer) return
  lastSeen = session
  timer = setInterval(() => void refreshOnTimer(), EVERY_MS)
}

/**
 * The session was closed on another device, or only the token is too old; renewing finds out which. Requests that were refused together
 * share one attempt.
 */
export function renewWhenUnauthorized(): void {
  let lastCheck = 0
  addEventListener(Unauthorized.type, (event) => {
    const session = storedSession()
    // A token that was replaced meanwhile says nothing about the current session.
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

/** A session that was removed with the site's data sends no event, so the timer signs out. */
async function refreshOnTimer(): Promise<void> {
  lastSeen = await renewSession(lastSeen)
  if (lastSeen || !timer) return
  stopRefreshTimer()
  await supabase().auth.signOut({ scope: 'local' })
}
