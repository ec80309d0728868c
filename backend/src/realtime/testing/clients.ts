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
  token?: () => Promise<string>
  key?: string
  vsn?: string
}

const opened: SupabaseClient[] = []

/** This is an unmodified supabase-js. Node 20 has no WebSocket of its own, so a transport is passed. */
export function connect(
  { url, services }: RealtimeServer,
  { token, key = services.keyring.publishableKey, vsn }: ClientOptions = {},
): SupabaseClient {
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: {
      // The client's types require the browser's WebSocket class.
      transport: WebSocket as never,
      ...(vsn !== undefined && { vsn }),
    },
    ...(token && { accessToken: token }),
  })
  opened.push(client)
  return client
}

/** Closes all clients, so that no client of one test receives messages of the next test. */
export async function disconnectAll(): Promise<void> {
  await Promise.all(opened.splice(0).map((client) => client.removeAllChannels()))
}

/** The token is set before a channel is joined, as in an application whose session is already loaded. */
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

export async function follow(client: SupabaseClient, binding: ChangeBinding): Promise<Change[]> {
  const changes: Change[] = []
  const channel = client.channel(`changes-${Math.random()}`)
  // The overloads of `on` accept only a literal event; the server checks the binding.
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

export function column(changes: Change[], name = 'title'): unknown[] {
  return changes.map((change) => (change.new as Record<string, unknown>)[name])
}
