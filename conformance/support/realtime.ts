import type {
  RealtimeChannel,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { subscribe } from '../../test-support/subscribe.ts'
import { admin, type Person } from './clients.ts'

export type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

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

/** Leaves all channels, so that changes of one test do not reach the next. */
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

export function gather(channel: RealtimeChannel, binding: ChangeBinding): Change[] {
  const changes: Change[] = []
  const filter = { event: '*', schema: 'public', ...binding } as never
  channel.on('postgres_changes', filter, (change: Change) => void changes.push(change))
  return changes
}

export function systemMessages(channel: RealtimeChannel): SystemMessage[] {
  const messages: SystemMessage[] = []
  channel.on('system', {}, (message: SystemMessage) => void messages.push(message))
  return messages
}

export async function follow(client: SupabaseClient, binding: ChangeBinding): Promise<Change[]> {
  const channel = channelOf(client)
  const changes = gather(channel, binding)
  await subscribe(channel)
  return changes
}

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

/** Adds a row that everybody may read. Once the row arrives, no earlier change is still on its way. */
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
