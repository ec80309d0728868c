/**
 * This small script of dashboard.html asks the server for the app's first data while the app is still loading. The app takes the answers
 * (lib/early-answers.ts) and repeats the requests that failed.
 */
import { readPreference } from '../../lib/preferences.ts'
import { fetchConfig, publishEarly, questionOf } from '../../lib/early-answers.ts'
import { CLIENT_HEADERS } from '../../lib/client-headers.ts'
import { DASHBOARD } from '../../lib/navigation.ts'
import { serverAddress, type ServerAddress } from '../../lib/server-address.ts'
import { expectLook, isFirstScreen, readLook, RUN, showLook } from '../../lib/first-look.ts'
import { SITE_KEY_QUESTION } from '../../lib/saved-keys.ts'
import { showsCopies } from '../../lib/session/shows-copies.ts'
import { storedSession } from '../../lib/session/stored-session.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { needsKeyInBrowser } from '../../records/listings/site/reach-site.ts'
import type { Settings } from '../../records/settings/api/read-settings.ts'
import { FIRST_SCREENS } from '@predio/domain/profiles'
import { FIRST_SCREEN } from '../first-screen.ts'
import { firstRequests } from './first-requests.ts'

/** The app first renews a session that is nearly over. */
const MARGIN_MS = 60_000

const SETTINGS_PATH = '/rest/v1/user_settings'
const KEY_PATH = '/functions/v1/secrets'
const KEY_REQUEST = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(SITE_KEY_QUESTION),
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
}

interface Server extends ServerAddress {
  supabaseKey: string
}

// The first use of Intl loads its data, so it happens while the browser is idle.
// oxlint-disable-next-line no-restricted-globals -- nothing is formatted here
whenIdle(() => void Intl.DateTimeFormat.supportedLocalesOf(['es-MX']))

const session = storedSession()
const opens =
  showsCopies(session) && isFirstScreen(location, history.state) && !opensElsewhere(session.user.id)
const look = opens ? readLook(session.user.id, location, history.state) : null
if (opens) expectLook(look ? 'seen' : 'frame')
document.addEventListener(
  'readystatechange',
  () => {
    if (look) showLook(look, runApp)
    else runApp()
  },
  { once: true },
)

if (session && (session.expires_at ?? 0) * 1000 > Date.now() + MARGIN_MS) {
  const config = fetchConfig()
  const server = config.then((response) => response.clone().json() as Promise<Server>)
  const authorization = `Bearer ${session.access_token}`
  const answers = new Map<string, Promise<Response>>()

  const ask = (path: string, init: Question = {}) => {
    const answer = server.then(({ supabaseKey, ...address }) =>
      fetch(new URL(path, serverAddress(address)), {
        ...init,
        headers: { ...CLIENT_HEADERS, ...init.headers, apikey: supabaseKey, authorization },
      }).then(readWhole),
    )
    answers.set(questionOf(new URL(path, location.origin), init), answer)
    answer.catch(() => {})
    return answer
  }

  const askForSiteKey = async (settings: Promise<Response> | undefined) => {
    if (await needsSiteKey(settings)) await ask(KEY_PATH, KEY_REQUEST).catch(() => {})
  }

  const requests = firstRequests(session.user.id, location)
  const first = requests.map(({ path, ...headers }) => ask(path, { headers }))
  if (location.pathname === DASHBOARD) {
    const settings = first[requests.findIndex(({ path }) => path.startsWith(SETTINGS_PATH))]
    void askForSiteKey(settings)
  }
  const origin = server.then((address) => new URL(serverAddress(address)).origin)
  publishEarly({ config, origin, authorization, answers })
}

function runApp(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(RUN)) {
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = 'anonymous'
    script.async = false
    script.src = href
    document.head.append(script)
  }
}

/** PROF-09: another first screen may have been chosen for the dashboard's address. */
function opensElsewhere(userId: string): boolean {
  const chosen = location.pathname === DASHBOARD ? readPreference(FIRST_SCREEN, userId) : null
  return chosen !== null && chosen !== FIRST_SCREENS[0]
}

async function readWhole(response: Response): Promise<Response> {
  const { ok, status, headers } = response
  return ok ? new Response(await response.arrayBuffer(), { status, headers }) : response
}

/** The app needs the key of a site that only the browser reaches before it can ask for a listing. */
async function needsSiteKey(settings: Promise<Response> | undefined): Promise<boolean> {
  try {
    const rows = (await (await settings)?.clone().json()) as Settings[] | undefined
    const site = rows?.[0]?.has_site_key ? rows[0].wordpress_url : null
    return site !== null && needsKeyInBrowser(site)
  } catch {
    return false
  }
}
