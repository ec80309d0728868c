import type { Database } from '@predio/domain/database'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Deployment } from './deployment.ts'
import { notingQuotas } from './quota-reached.ts'
import { SESSION_KEY } from './session/session-key.ts'
import { notingUnauthorized } from './session/unauthorized.ts'
import { ConnectionLost, WRITE_LOST } from './connection.ts'
import { fetchNotingLimits } from './retry-after.ts'

/** Rows and files. Of the database's functions those that save; others may only read, and nobody asked for a new token. */
const KEEPS = /\/(rest\/v1\/(?!rpc\/)|rest\/v1\/rpc\/save_|storage\/v1\/)/

const fetchNotingLostWrites: typeof fetch = async (input, init) => {
  try {
    return await fetchNotingLimits(input, init)
  } catch (cause) {
    if (navigator.onLine || init?.signal?.aborted) throw cause
    const url = input instanceof Request ? input.url : String(input)
    const isWrite = init?.method !== undefined && !/^(GET|HEAD)$/.test(init.method)
    if (isWrite && KEEPS.test(url)) dispatchEvent(new Event(WRITE_LOST))
    throw new ConnectionLost('no answer without a connection', { cause })
  }
}

let client: SupabaseClient<Database> | undefined

/** Every request to the server says which client sends it. */
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
      // A link must not replace whoever is signed in (session/drop-fragment.ts).
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS, timeout: TIMEOUT_MS },
    global: {
      headers: CLIENT_HEADERS,
      fetch: notingUnauthorized(notingQuotas(fetchNotingLostWrites)),
    },
  })
}

/** The one client; the app connects it before anything is shown. */
export function supabase(): SupabaseClient<Database> {
  if (!client) throw new Error('supabase is not connected yet')
  return client
}
