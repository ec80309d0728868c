import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { createAgent, type Agent } from './testing/agents.ts'
import { subscribe } from '../../../test-support/subscribe.ts'
import { column, connect, connectAs, disconnectAll, follow } from './testing/clients.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'
import { SOON } from '../../../test-support/soon.ts'

let database: TestDatabase
let first: RealtimeServer
let second: RealtimeServer
let ana: Agent

beforeAll(async () => {
  database = await createRealtimeDatabase()
  first = await startRealtime(database)
  second = await startRealtime(database)
  // The agent writes through the second process, so the first one learns of changes only from the database.
  ana = await createAgent(database, second.services)
})
afterEach(disconnectAll)
afterAll(async () => {
  await second.close()
  await first.close()
  await database.drop()
})

async function listeners(): Promise<number[]> {
  const { rows } = await database.owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %' order by pid`,
  )
  return rows.map((row) => row.pid)
}

it('a change made through one process reaches the subscribers of both processes, once', async () => {
  const here = await follow(await connectAs(first, ana), { table: 'tasks' })
  const there = await follow(await connectAs(second, ana), { table: 'tasks' })
  await ana.addTask('De la otra')
  await ana.addTask('Marca')
  await expect
    .poll(() => [column(here), column(there)], SOON)
    .toEqual([
      ['De la otra', 'Marca'],
      ['De la otra', 'Marca'],
    ])
})

it.each([
  ['small', { texto: 'hola, ñ' }],
  ['many times the size of a NOTIFY', { texto: 'ñ'.repeat(50_000) }],
])('a broadcast that is %s reaches the other process', async (_, payload) => {
  const heard: unknown[] = []
  const listener = connect(second).channel('lejos')
  listener.on('broadcast', { event: '*' }, (message) => heard.push(message['payload']))
  await subscribe(listener)
  const sender = await subscribe(connect(first).channel('lejos'))
  await sender.send({ type: 'broadcast', event: 'e', payload })
  await sender.send({ type: 'broadcast', event: 'e', payload })
  await expect.poll(() => heard, SOON).toEqual([payload, payload])
})

it('a broadcast of bytes reaches the other process', async () => {
  const heard: ArrayBuffer[] = []
  const listener = connect(second).channel('bytes')
  listener.on('broadcast', { event: '*' }, (message) =>
    heard.push(message['payload'] as ArrayBuffer),
  )
  await subscribe(listener)
  const sender = await subscribe(connect(first).channel('bytes'))
  const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => i % 256)
  await sender.send({ type: 'broadcast', event: 'e', payload: bytes.buffer })
  await expect.poll(() => heard.length, SOON).toBe(1)
  expect(new Uint8Array(heard[0]!)).toEqual(bytes)
})

it('each process listens with one connection', async () => {
  expect(await listeners()).toHaveLength(2)
})

it('a process reconnects when its listening connection is killed, and has all clients join again', async () => {
  const clients = [await connectAs(first, ana), await connectAs(second, ana)]
  const here = await follow(clients[0]!, { table: 'tasks' })
  const there = await follow(clients[1]!, { table: 'tasks' })
  const joins = () => clients.map((client) => client.getChannels()[0]!.joinPush.ref)
  const firstJoins = joins()
  const before = await listeners()
  await database.owner.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
    before,
  ])
  await expect
    .poll(async () => (await listeners()).filter((pid) => !before.includes(pid)), SOON)
    .toHaveLength(2)
  // Changes during the gap are lost: supabase-js joins again and the app reloads.
  await expect.poll(() => joins().every((ref, i) => ref !== firstJoins[i]), SOON).toBe(true)
  await expect
    .poll(() => clients.map((client) => client.getChannels()[0]!.state), SOON)
    .toEqual(['joined', 'joined'])
  await ana.addTask('Otra vez')
  await expect.poll(() => [column(here), column(there)], SOON).toEqual([['Otra vez'], ['Otra vez']])
})
