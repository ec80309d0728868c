import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { createAgent, type Agent } from './testing/agents.ts'
import { connectAs, disconnectAll, type Change } from './testing/clients.ts'
import { joinRaw, openRaw } from './testing/raw-socket.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'
import { SOON } from '../../../test-support/soon.ts'

/** After `phx_error` a client joins the channel again and reloads, because it may have missed a change. */

let database: TestDatabase
let server: RealtimeServer
let ana: Agent

beforeAll(async () => {
  database = await createRealtimeDatabase()
  server = await startRealtime(database, { limits: { waitingChanges: 5 } })
  ana = await createAgent(database, server.services)
})
afterAll(async () => {
  await disconnectAll()
  await server.close()
  await database.drop()
})

it('asks a channel to join again when too many changes wait, and supabase-js does', async () => {
  const client = await connectAs(server, ana)
  const statuses: string[] = []
  const changes: Change[] = []
  client
    .channel('muchos')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'tasks' }, (change) => {
      changes.push(change)
    })
    .subscribe((status) => statuses.push(status))
  await expect.poll(() => statuses, SOON).toEqual(['SUBSCRIBED'])
  await database.owner.query(
    `insert into tasks (user_id, assigned_to, title) select $1, $1, 'Tarea' from generate_series(1, 1000)`,
    [ana.id],
  )
  await expect.poll(() => statuses, SOON).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED'])
  const before = changes.length
  await ana.addTask('Después')
  await expect.poll(() => changes.length, SOON).toBe(before + 1)
})

it('asks a channel to join again when rows become unreadable, and then knows the new columns', async () => {
  const raw = await openRaw(server)
  const payload = {
    config: { postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }] },
    access_token: await ana.token(),
  }
  await joinRaw(raw, 'realtime:x', payload)
  await database.owner.query('alter table notes drop column title')
  await ana.run('insert into notes default values')
  expect(await raw.wait('phx_error')).toEqual(['1', '1', 'realtime:x', 'phx_error', {}])
  await joinRaw(raw, 'realtime:x', payload, '2')
  await ana.run('insert into notes default values')
  const [, , , , change] = await raw.wait('postgres_changes')
  expect(change['data']).toMatchObject({ record: { user_id: ana.id, shared: false }, errors: null })
  raw.socket.close()
})
