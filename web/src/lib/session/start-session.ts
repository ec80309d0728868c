import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { log } from '../log.ts'
import { supabase } from '../supabase.ts'
import { takeMailLink, type MailLink } from './mail-link.ts'
import { owesPassword, setOwesPassword } from './owed-password.ts'
import { freshSession } from './refresh-session.ts'
import { checkWhenRefused } from './refresh-timer.ts'
import { currentSession, followSession } from './session.ts'
import { storedSession } from './stored-session.ts'

/** Why the link that opened this page opened no session. */
export type LinkProblem = 'refused' | 'unreachable'

/** An expired session is refreshed before the first screen; supabase-js tries for half a minute, a person does not. */
const PATIENCE_MS = 3000

let linkProblem: LinkProblem | undefined

/** Once, before the first screen; what follows arrives as events, those of other tabs included. */
export async function startSession(): Promise<void> {
  const link = takeMailLink()
  supabase().auth.onAuthStateChange(followSession)
  // What was waited for without a connection is asked for as soon as there is one.
  addEventListener('online', () => void freshSession())
  checkWhenRefused()
  try {
    if (link) linkProblem = await openLink(link)
    const known = readSession()
    await (storedSession() ? Promise.race([known, patience()]) : known)
  } catch (error) {
    log.error('Error initializing auth', error)
  }
  if (currentSession() === undefined) followSession('INITIAL_SESSION', null)
}

export function mailLinkProblem(): LinkProblem | undefined {
  return linkProblem
}

async function readSession(): Promise<void> {
  const { data, error } = await supabase().auth.getSession()
  if (error) log.error('Error initializing auth', error.message)
  else if (currentSession() === undefined) followSession('INITIAL_SESSION', data.session)
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}

/** What is owed is noted first: the event that brings the session, here and in other tabs, asks for it. */
async function openLink(link: MailLink): Promise<LinkProblem | undefined> {
  if (link.kind === 'refused') return 'refused'
  const owedBefore = owesPassword()
  setOwesPassword(link.owesPassword)
  const { error } = await supabase().auth.setSession({
    access_token: link.accessToken,
    refresh_token: link.refreshToken,
  })
  if (!error) return undefined
  setOwesPassword(owedBefore)
  return isAuthRetryableFetchError(error) ? 'unreachable' : 'refused'
}
