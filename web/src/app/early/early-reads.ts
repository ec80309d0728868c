/**
 * The first script of dashboard.html, small enough to run while the app is still on its way: it asks the server for what the
 * app will ask for first. The app takes the answers (lib/early-answers.ts); whatever fails here it asks for itself.
 */
import { publishEarly } from '../../lib/early-answers.ts'
import { CLIENT_HEADERS } from '../../lib/client-headers.ts'
import { storedSession } from '../../lib/session/stored-session.ts'
import { firstRequests } from './first-requests.ts'

/** A session that is nearly over is renewed first, by the app. */
const MARGIN_MS = 60_000

interface Server {
  supabaseUrl: string
  supabaseKey: string
}

// The browser reads what it knows of languages at the first use: now, while nothing else is to do.
// oxlint-disable-next-line no-restricted-globals -- nothing is formatted here
Intl.DateTimeFormat.supportedLocalesOf(['es-MX'])

const session = storedSession()
if (session && (session.expires_at ?? 0) * 1000 > Date.now() + MARGIN_MS) {
  const config = fetch('/config.json')
  const server = config.then((response) => response.clone().json() as Promise<Server>)
  const authorization = `Bearer ${session.access_token}`
  const answers = new Map(
    firstRequests(session.user.id, location).map(({ path, ...wanted }) => [
      path,
      server.then(({ supabaseUrl, supabaseKey }) =>
        fetch(new URL(path, supabaseUrl), {
          headers: { ...CLIENT_HEADERS, ...wanted, apikey: supabaseKey, authorization },
        }),
      ),
    ]),
  )
  publishEarly({ config, authorization, answers })
}
