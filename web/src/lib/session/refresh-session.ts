import {
  type AuthError,
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type Session,
} from '@supabase/auth-js'
import { isConnectionLost } from '../connection.ts'
import { inOneTab } from '../in-one-tab.ts'
import { log } from '../log.ts'
import { CLIENT_HEADERS } from '../client-headers.ts'
import { supabase } from '../supabase.ts'
import { storedSession } from './stored-session.ts'
import { deployment } from '../deployment.ts'

/** ACC-21: a session that ends sooner than this is refreshed before it is used. */
const MARGIN_S = 5 * 60

/** ACC-22: with these statuses the server refuses the token itself; other statuses mean a limit or a failing server. */
const REFUSALS = new Set([400, 401, 403])

const LOCK = 'predio.refresh'
/** The server accepts two simultaneous refreshes with one token, so a tab that has waited this long refreshes by itself. */
const MAX_WAIT_MS = 10_000

let attempt: Promise<Session | null> | undefined

/** A refresh token can be used once, so all calls share one attempt, and tabs take turns. */
function refreshUnless(isFresh: (session: Session) => boolean): Promise<Session | null> {
  attempt ??= afterOtherTabs(async () => {
    const session = await knownSession()
    if (!session || isFresh(session)) return session
    return (await tryRefresh(session)) ?? (await knownSession())
  }).finally(() => (attempt = undefined))
  return attempt
}

async function afterOtherTabs<T>(work: () => Promise<T>): Promise<T> {
  let isStarted = false
  const options = { signal: AbortSignal.timeout(MAX_WAIT_MS) }
  try {
    const begin = () => {
      isStarted = true
      return work()
    }
    return await inOneTab(LOCK, begin, options)
  } catch (error) {
    if (isStarted) throw error
    return work()
  }
}

function isNearExpiry(session: Session): boolean {
  return (session.expires_at ?? 0) - Date.now() / 1000 < MARGIN_S
}

/** Refreshes a session that ends soon. If the refresh fails for a reason other than the session itself, the old session is returned. */
export async function freshSession(): Promise<Session | null> {
  const session = await knownSession()
  if (await isConnectionLost()) return session
  if (!session || !isNearExpiry(session)) return session
  return refreshUnless((stored) => !isNearExpiry(stored))
}

/** Refreshes the session, unless the stored one differs from `known`, because another tab has refreshed that already. */
export async function renewSession(known: Session | null): Promise<Session | null> {
  if (await isConnectionLost()) return known
  return refreshUnless(
    (stored) => stored.refresh_token !== known?.refresh_token && !isNearExpiry(stored),
  )
}

async function knownSession(): Promise<Session | null> {
  return storedSession() ?? (await supabase().auth.getSession()).data.session
}

async function tryRefresh({ refresh_token: tried }: Session): Promise<Session | null> {
  try {
    const { data, error } = await refreshOnce(tried)
    if (error) {
      log.error('Session refresh error', error.message)
      if (isAuthRetryableFetchError(error) && !error.status) {
        return await refreshDirectly(tried)
      }
      await endIfRefused(error, tried)
    } else if (!data.session) log.warn('No session after refresh')
    return data.session
  } catch (error) {
    log.error('Unexpected error in refreshSession', error)
    return null
  }
}

/**
 * auth-js refreshes a session in its last ninety seconds when it is read, and its `refreshSession` reads it first, which would refresh
 * twice.
 */
async function refreshOnce(tried: string) {
  const { auth } = supabase()
  const read = await auth.getSession()
  const isDone = read.error || (read.data.session && read.data.session.refresh_token !== tried)
  return isDone ? read : auth.refreshSession()
}

/** auth-js keeps a refused session until its access token expires, so it is removed here unless another tab has stored a newer one. */
async function endIfRefused(error: AuthError, tried: string): Promise<void> {
  const isRefused =
    isAuthSessionMissingError(error) || (isAuthApiError(error) && REFUSALS.has(error.status))
  const isNewer = (storedSession()?.refresh_token ?? tried) !== tried
  if (!isRefused || isNewer) return
  await supabase().auth.signOut({ scope: 'local' })
}

/**
 * For a minute after a refresh that failed without a connection, auth-js repeats that failure even when the connection is back, so this
 * request goes around auth-js.
 */
async function refreshDirectly(refreshToken: string): Promise<Session | null> {
  const { supabaseUrl, supabaseKey } = deployment()
  const response = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { ...CLIENT_HEADERS, apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  })
  if (!response.ok) return null
  const { access_token, refresh_token } = (await response.json()) as Session
  const { data } = await supabase().auth.setSession({ access_token, refresh_token })
  return data.session
}
