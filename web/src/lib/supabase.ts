import type { Database } from '@predio/domain/database'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Deployment } from './deployment.ts'
import { reportQuotaReached } from './quota-reached.ts'
import { SESSION_KEY } from './session/session-key.ts'
import { reportUnauthorized } from './session/unauthorized.ts'
import { ConnectionLost, WRITE_LOST } from './connection.ts'
import { fetchRecordingRetryAfter } from './retry-after.ts'

/** Requests that store rows or files. Of the database's functions only those named save_ count, since others may only read. */
const STORES_DATA = /\/(rest\/v1\/(?!rpc\/)|rest\/v1\/rpc\/save_|storage\/v1\/)/

const fetchReportingLostWrites: typeof fetch = async (input, init) => {
  try {
    return await fetchRecordingRetryAfter(input, init)
  } catch (cause) {
    if (navigator.onLine || init?.signal?.aborted) throw cause
    const url = input instanceof Request ? input.url : String(input)
    const isWrite = init?.method !== undefined && !/^(GET|HEAD)$/.test(init.method)
    if (isWrite && STORES_DATA.test(url)) dispatchEvent(new Event(WRITE_LOST))
    throw new ConnectionLost('no answer without a connection', { cause })
  }
}

let client: SupabaseClient<Database> | undefined

/** Sent with every request to the server. */
export const CLIENT_HEADERS = { 'X-Client-Info': 'predio-web' } as const

/** Of the realtime socket. */
const HEARTBEAT_MS = 30_000
const TIMEOUT_MS = 10_000

export function connectSupabase({
  supabaseUrl,
  supabaseKey,
}: Pick<Deployment, 'supabaseUrl' | 'supabaseKey'>): void {
  client = createClient<Database>(supabaseUrl, supabaseKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      storageKey: SESSION_KEY,
      // A link must not replace the session of this device (session/drop-fragment.ts).
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS, timeout: TIMEOUT_MS },
    global: {
      headers: CLIENT_HEADERS,
      fetch: reportUnauthorized(reportQuotaReached(fetchReportingLostWrites)),
    },
  })
}

/** The one client; the app connects it before anything is shown. */
export function supabase(): SupabaseClient<Database> {
  if (!client) throw new Error('supabase is not connected yet')
  return client
}
