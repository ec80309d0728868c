import { DASHBOARD } from '../../lib/navigation.ts'
import { dropFragment } from '../../lib/session/drop-fragment.ts'
import { SESSION_KEY } from '../../lib/session-key.ts'

/** PUB-07: a person with a session skips the landing page before the first paint. */
export function enterIfSignedIn(): void {
  enter()
  // Back may restore the page from memory without running its script, so the session is checked again.
  addEventListener('pageshow', (event) => event.persisted && enter())
}

function enter(): void {
  dropFragment()
  if (hasSession()) location.replace(DASHBOARD)
}

/** Pages for everybody do not redirect a signed-in person, but show a link to the app. */
export function markSignedIn(): void {
  if (hasSession()) document.documentElement.dataset['signedIn'] = ''
}

function hasSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}
