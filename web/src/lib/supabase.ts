import type { Database } from '@predio/domain/database'
import { GoTrueClient } from '@supabase/auth-js'
import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { RealtimeClient } from '@supabase/realtime-js'
import type { StorageClient } from '@supabase/storage-js'
import { bearerOf, CLIENT_HEADERS } from './client-headers.ts'
import type { Deployment } from './deployment.ts'
import { reportQuotaReached } from './quota-reached.ts'
import { SESSION_KEY } from './session-key.ts'
import { reportUnauthorized } from './unauthorized.ts'
import { ConnectionLost, WRITE_LOST } from './connection.ts'
import { fetchRecordingRetryAfter } from './retry-after.ts'
import { isGatewayFailure, ServerSilent, Unreachable } from './unreachable.ts'

/** Functions whose name begins with save_ store rows; other functions may only read. */
const REST = '/rest/v1/'
const STORES_DATA = /\/(rest\/v1\/(?!rpc\/)|rest\/v1\/rpc\/save_|storage\/v1\/)/

const fetchReportingLostWrites: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  const isWrite = init?.method !== undefined && !/^(GET|HEAD)$/.test(init.method)
  const storesData = isWrite && STORES_DATA.test(url)
  const isRead = !isWrite && url.includes(REST)
  try {
    const limited = isRead ? { ...init, signal: limitWait(init?.signal) } : init
    const response = await fetchRecordingRetryAfter(input, limited)
    if (storesData && isGatewayFailure(response)) throw new Unreachable('a gateway answered')
    return response
  } catch (cause) {
    if (cause instanceof Unreachable || init?.signal?.aborted) throw cause
    if (isRead && navigator.onLine && isLastTry(cause, init?.headers)) {
      throw new ServerSilent('no answer to a read', { cause })
    }
    if (navigator.onLine) throw new Unreachable('no answer', { cause })
    if (storesData) dispatchEvent(new Event(WRITE_LOST))
    throw new ConnectionLost('no answer without a connection', { cause })
  }
}

/** OFF-10: the server stops working on a statement after this time. */
const MAX_READ_MS = 20_000

function limitWait(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = AbortSignal.timeout(MAX_READ_MS)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** postgrest-js would try a read four times; the person gets an answer after three. */
function isLastTry(cause: unknown, headers: HeadersInit | undefined): boolean {
  const isTooLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  return isTooLate || Number(new Headers(headers).get('X-Retry-Count')) >= 2
}

/** Our server closes a socket after a silence of twice this time (`silenceMs` in backend/src/realtime/limits.ts). */
const HEARTBEAT_MS = 30_000

type Supabase = PostgrestClient<Database> & { auth: GoTrueClient; functions: FunctionsClient }

interface Connection {
  client: Supabase
  storage: () => Promise<StorageClient>
  realtime: () => Promise<RealtimeClient>
}

let connection: Connection | undefined

/** Storage and realtime are nearly half of supabase-js, and no first screen needs them, so they load on demand. */
export function connectSupabase(server: Pick<Deployment, 'supabaseUrl' | 'supabaseKey'>): void {
  const fetchReporting = reportUnauthorized(reportQuotaReached(fetchReportingLostWrites))
  const auth = createAuth(server, {
    persistSession: true,
    autoRefreshToken: true,
    storageKey: SESSION_KEY,
    experimental: { recoveryCodes: true },
    fetch: fetchReporting,
  })
  const accessToken = async () => (await auth.getSession()).data.session?.access_token
  const key = server.supabaseKey
  const fetchAsPerson: typeof fetch = async (input, init) =>
    fetchReporting(input, { ...init, headers: identify(init?.headers, key, await accessToken()) })
  const address = (path: string) => new URL(path, withSlash(server.supabaseUrl)).href
  const headers = CLIENT_HEADERS
  const rest = new PostgrestClient<Database>(address('rest/v1'), { headers, fetch: fetchAsPerson })
  const functions = new FunctionsClient(address('functions/v1'), {
    headers,
    customFetch: fetchAsPerson,
  })
  connection = {
    client: Object.assign(rest, { auth, functions }),
    storage: once(async () => {
      const { StorageClient } = await import('@supabase/storage-js')
      return new StorageClient(address('storage/v1'), headers, fetchAsPerson)
    }),
    realtime: once(async () => {
      const { RealtimeClient } = await import('@supabase/realtime-js')
      const client = new RealtimeClient(address('realtime/v1').replace(/^http/, 'ws'), {
        params: { apikey: key },
        accessToken: async () => (await accessToken()) ?? key,
        heartbeatIntervalMs: HEARTBEAT_MS,
      })
      // Without a token the channel would receive no rows.
      await client.setAuth()
      auth.onAuthStateChange((event) => {
        // Not awaited, because auth-js sends its next event only after the listeners have returned.
        if (event !== 'INITIAL_SESSION') void client.setAuth()
      })
      return client
    }),
  }
}

export function createAuth(
  { supabaseUrl, supabaseKey }: Pick<Deployment, 'supabaseUrl' | 'supabaseKey'>,
  options: ConstructorParameters<typeof GoTrueClient>[0],
): GoTrueClient {
  return new GoTrueClient({
    ...options,
    url: new URL('auth/v1', withSlash(supabaseUrl)).href,
    headers: { ...CLIENT_HEADERS, apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    // auth-js must not take a session from a link, which could replace the one of this device (session/drop-fragment.ts).
    detectSessionInUrl: false,
  })
}

export function supabase(): Supabase {
  return connected().client
}

export function fileStorage(): Promise<StorageClient> {
  return connected().storage()
}

export function realtime(): Promise<RealtimeClient> {
  return connected().realtime()
}

function connected(): Connection {
  if (!connection) throw new Error('supabase is not connected yet')
  return connection
}

function identify(given: HeadersInit | undefined, key: string, token: string | undefined): Headers {
  const headers = new Headers(given)
  headers.set('apikey', key)
  const bearer = token ?? bearerOf(key)
  if (bearer && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${bearer}`)
  return headers
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`
}

/** A part that failed to load is loaded again the next time. */
function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
