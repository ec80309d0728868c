import { log } from '../log.ts'
import { supabase } from '../supabase.ts'
import { dropFragment } from './drop-fragment.ts'
import { freshSession } from './refresh-session.ts'
import { renewWhenUnauthorized } from './refresh-timer.ts'
import { currentSession, followSession } from './session.ts'
import { storedSession } from './stored-session.ts'

/** auth-js tries for half a minute to refresh, and so long the page would show nothing. */
const TIMEOUT_MS = 3000

/** Runs once; later changes of the session arrive as events, those of other tabs included. */
export async function startSession(): Promise<void> {
  dropFragment()
  supabase().auth.onAuthStateChange(followSession)
  // A refresh that failed without a connection is repeated when the connection is back.
  addEventListener('online', () => void freshSession())
  renewWhenUnauthorized()
  try {
    const known = readSession()
    await (storedSession() ? Promise.race([known, timeout()]) : known)
  } catch (error) {
    log.error('Error initializing auth', error)
  }
  if (currentSession() === undefined) followSession('INITIAL_SESSION', null)
}

async function readSession(): Promise<void> {
  const { data, error } = await supabase().auth.getSession()
  if (error) log.error('Error initializing auth', error.message)
  else if (currentSession() === undefined) followSession('INITIAL_SESSION', data.session)
}

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
}
