import { log } from '../log.ts'
import { supabase } from '../supabase.ts'
import { dropFragment } from './drop-fragment.ts'
import { freshSession } from './refresh-session.ts'
import { checkWhenRefused } from './refresh-timer.ts'
import { currentSession, followSession } from './session.ts'
import { storedSession } from './stored-session.ts'

/** An expired session is refreshed before the first screen; supabase-js tries for half a minute, a person does not. */
const TIMEOUT_MS = 3000

/** Once, before the first screen; what follows arrives as events, those of other tabs included. */
export async function startSession(): Promise<void> {
  dropFragment()
  supabase().auth.onAuthStateChange(followSession)
  // What was waited for without a connection is asked for as soon as there is one.
  addEventListener('online', () => void freshSession())
  checkWhenRefused()
  try {
    const known = readSession()
    await (storedSession() ? Promise.race([known, patience()]) : known)
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

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
}
