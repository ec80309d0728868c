import type {
  RealtimeChannel,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { subscribe } from '../../test-support/subscribe.ts'
import { admin, type Person } from './clients.ts'

export type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

/** What the server says about a channel besides its answers. */
export interface SystemMessage {
  extension: string
  status: string
  message: string
  channel: string
}

export interface ChangeBinding {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  schema?: string
  table?: string
  filter?: string
  select?: string[]
}

const followed: SupabaseClient[] = []

/** For afterEach: what one test listens to must not hear the next. */
export async function leaveChannels(): Promise<void> {
  await Promise.all(followed.splice(0).map((client) => client.removeAllChannels()))
}

export function channelOf(
  client: SupabaseClient,
  name: string = randomUUID(),
  options?: Parameters<SupabaseClient['channel']>[1],
): RealtimeChannel {
  followed.push(client)
  return client.channel(name, options)
}

/** Binds a binding on a channel that is not yet subscribed and gathers what it brings. */
export function gather(channel: RealtimeChannel, binding: ChangeBinding): Change[] {
  const changes: Change[] = []
  // The overloads want a literal event; here it is data.
  const filter = { event: '*', schema: 'public', ...binding } as never
  channel.on('postgres_changes', filter, (change: Change) => void changes.push(change))
  return changes
}

/** The system messages of a channel, as they come. */
export function systemMessages(channel: RealtimeChannel): SystemMessage[] {
  const messages: SystemMessage[] = []
  channel.on('system', {}, (message: SystemMessage) => void messages.push(message))
  return messages
}

/** Follows changes on a channel of its own; resolves once the server says that it delivers. */
export async function follow(client: SupabaseClient, binding: ChangeBinding): Promise<Change[]> {
  const channel = channelOf(client)
  const changes = gather(channel, binding)
  await subscribe(channel)
  return changes
}

/** What a column holds in the new rows, in the order in which they came. */
export function column(changes: Change[], name = 'title'): unknown[] {
  return changes.map((change) => (change.new as Record<string, unknown>)[name])
}

export async function addTask(
  { client }: Person,
  title: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { data, error } = await client
    .from('tasks')
    .insert({ title, ...fields })
    .select('id')
    .single<{ id: string }>()
  if (error) throw error
  return data.id
}

let posts = Date.now() * 1000

/** A row that everybody may read: the mark after which nothing earlier can still be on its way. */
export async function post(
  batch: string,
  fields: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  posts += 1 + Math.floor(Math.random() * 100)
  const row = { id: posts, batch, ...fields }
  const { error } = await admin().from('fx_board').insert(row)
  if (error) throw error
  return row
}
