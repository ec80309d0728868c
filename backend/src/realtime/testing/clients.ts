import {
  createClient,
  type RealtimePostgresChangesPayload,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { subscribe } from '../../../../test-support/subscribe.ts'
import type { RealtimeServer } from './realtime-server.ts'

export type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

interface ClientOptions {
  /** Without it the client is anonymous. */
  token?: () => Promise<string>
  key?: string
  vsn?: string
}

const opened: SupabaseClient[] = []

/** The unmodified client. Node 20 has no WebSocket of its own, hence the transport. */
export function connect(
  { url, services }: RealtimeServer,
  { token, key = services.keyring.publishableKey, vsn }: ClientOptions = {},
): SupabaseClient {
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: {
      // Its types ask for the browser's exact class.
      transport: WebSocket as never,
      ...(vsn !== undefined && { vsn }),
    },
    ...(token && { accessToken: token }),
  })
  opened.push(client)
  return client
}

/** For afterEach: no client of one test may hear what the next one does. */
export async function disconnectAll(): Promise<void> {
  await Promise.all(opened.splice(0).map((client) => client.removeAllChannels()))
}

/** With the token at hand before anything is joined, as in an application whose session is loaded. */
export async function connectAs(
  server: RealtimeServer,
  agent: { token(): Promise<string> },
  options: Omit<ClientOptions, 'token'> = {},
): Promise<SupabaseClient> {
  const token = agent.token()
  const client = connect(server, { ...options, token: () => token })
  await client.realtime.setAuth()
  return client
}

interface ChangeBinding {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  schema?: string
  table?: string
  filter?: string
  select?: string[]
}

/** Subscribes to changes and gathers them. */
export async function follow(client: SupabaseClient, binding: ChangeBinding): Promise<Change[]> {
  const changes: Change[] = []
  const channel = client.channel(`changes-${Math.random()}`)
  // The overloads want a literal event; the binding is checked by the server.
  channel.on(
    'postgres_changes',
    { event: '*', schema: 'public', ...binding } as never,
    (change: Change) => {
      changes.push(change)
    },
  )
  await subscribe(channel)
  return changes
}

/** What the rows' column holds, in the order in which the changes came. */
export function column(changes: Change[], name = 'title'): unknown[] {
  return changes.map((change) => (change.new as Record<string, unknown>)[name])
}
