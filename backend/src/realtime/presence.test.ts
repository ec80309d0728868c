import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { RealtimeChannel } from '@supabase/supabase-js'
import type { TestDatabase } from '../../test/test-database.ts'
import { subscribe } from '../../../test-support/subscribe.ts'
import { connect, disconnectAll } from './testing/clients.ts'
import { joinRaw, openRaw } from './testing/raw-socket.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'
import { SOON } from '../../../test-support/soon.ts'

let database: TestDatabase
let server: RealtimeServer
let second: RealtimeServer

beforeAll(async () => {
  database = await createRealtimeDatabase()
  server = await startRealtime(database)
  second = await startRealtime(database)
})
afterEach(disconnectAll)
afterAll(async () => {
  await second.close()
  await server.close()
  await database.drop()
})

interface Guest {
  channel: RealtimeChannel
  events: string[]
  seen(): Record<string, unknown[]>
}

async function enter(key: string, on = server, topic = 'sala'): Promise<Guest> {
  const channel = connect(on).channel(topic, { config: { presence: { key } } })
  const events: string[] = []
  channel.on('presence', { event: 'join' }, ({ key }) => events.push(`+${key}`))
  channel.on('presence', { event: 'leave' }, ({ key }) => events.push(`-${key}`))
  await subscribe(channel)
  const seen = () =>
    Object.fromEntries(
      Object.entries(channel.presenceState<{ name: string }>()).map(([key, metas]) => [
        key,
        metas.map((meta) => meta.name),
      ]),
    )
  return { channel, events, seen }
}

it('two clients see each other’s presence, also when one of the clients changes, stops or leaves', async () => {
  const ana = await enter('ana')
  expect(await ana.channel.track({ name: 'Ana' })).toBe('ok')
  const luis = await enter('luis')
  await luis.channel.track({ name: 'Luis' })
  const both = { ana: ['Ana'], luis: ['Luis'] }
  await expect.poll(() => [ana.seen(), luis.seen()], SOON).toEqual([both, both])

  await luis.channel.track({ name: 'Luis, ocupado' })
  await expect.poll(() => ana.seen(), SOON).toEqual({ ana: ['Ana'], luis: ['Luis, ocupado'] })
  await luis.channel.untrack()
  await expect.poll(() => ana.seen(), SOON).toEqual({ ana: ['Ana'] })
  await luis.channel.track({ name: 'Luis' })
  await expect.poll(() => ana.seen(), SOON).toEqual(both)
  await luis.channel.unsubscribe()
  await expect.poll(() => ana.seen(), SOON).toEqual({ ana: ['Ana'] })
  expect(ana.events.at(-1)).toBe('-luis')
})

it('presence shows one person on two devices under one key', async () => {
  const phone = await enter('ana', server, 'dos')
  const desk = await enter('ana', server, 'dos')
  await phone.channel.track({ name: 'teléfono' })
  await desk.channel.track({ name: 'escritorio' })
  await expect.poll(() => phone.seen(), SOON).toEqual({ ana: ['teléfono', 'escritorio'] })
  await desk.channel.unsubscribe()
  await expect.poll(() => phone.seen(), SOON).toEqual({ ana: ['teléfono'] })
})

it('presence notices that a client has lost its connection', async () => {
  const ana = await enter('ana', server, 'cable')
  const raw = await openRaw(server)
  await joinRaw(raw, 'realtime:cable', { config: { presence: { key: 'luis', enabled: true } } })
  raw.send('1', '2', 'realtime:cable', 'presence', { event: 'track', payload: { name: 'Luis' } })
  await expect.poll(() => ana.seen(), SOON).toEqual({ luis: ['Luis'] })
  raw.socket.terminate()
  await expect.poll(() => ana.seen(), SOON).toEqual({})
})

it('presence gives each client without a key a key of its own', async () => {
  const [one, two] = [await enter('', server, 'sin'), await enter('', server, 'sin')]
  await one.channel.track({ name: 'uno' })
  await two.channel.track({ name: 'dos' })
  await expect
    .poll(() => new Set(Object.values(one.seen()).flat()), SOON)
    .toEqual(new Set(['uno', 'dos']))
  expect(Object.keys(one.seen())).toHaveLength(2)
})

it('presence crosses processes: guests who were present, who come and who leave', async () => {
  const ana = await enter('ana', server, 'lejos')
  await ana.channel.track({ name: 'Ana' })
  const luis = await enter('luis', second, 'lejos')
  await expect.poll(() => luis.seen(), SOON).toEqual({ ana: ['Ana'] })
  await luis.channel.track({ name: 'Luis' })
  await expect.poll(() => ana.seen(), SOON).toEqual({ ana: ['Ana'], luis: ['Luis'] })
  await ana.channel.unsubscribe()
  await expect.poll(() => luis.seen(), SOON).toEqual({ luis: ['Luis'] })
})

it('a process that starts later learns of the present guests, and the others notice when it stops', async () => {
  const ana = await enter('ana', server, 'nuevo')
  await ana.channel.track({ name: 'Ana' })
  const third = await startRealtime(database)
  const eva = await enter('eva', third, 'nuevo')
  await expect.poll(() => eva.seen(), SOON).toEqual({ ana: ['Ana'] })
  await eva.channel.track({ name: 'Eva' })
  await expect.poll(() => ana.seen(), SOON).toEqual({ ana: ['Ana'], eva: ['Eva'] })
  await third.close()
  await expect.poll(() => ana.seen(), SOON).toEqual({ ana: ['Ana'] })
})

it.each([
  [
    'something that is no object',
    { event: 'track', payload: [1] },
    'Presence track payload must be a map',
  ],
  ['too much', { event: 'track', payload: { x: 'x'.repeat(9000) } }, 'Track message size exceeded'],
  ['an unknown event', { event: 'dance' }, 'Unknown presence event'],
])('refuses to track %s', async (_, payload, reason) => {
  const raw = await openRaw(server)
  await joinRaw(raw, 'realtime:mal', { config: { presence: { key: 'x', enabled: true } } })
  raw.send('1', '2', 'realtime:mal', 'presence', payload)
  const [, , , , answer] = await raw.wait('phx_reply', (frame) => frame[1] === '2')
  expect(answer).toEqual({ status: 'error', response: { reason } })
  raw.socket.close()
})

it('treats a hostile presence key as plain text', async () => {
  const ana = await enter('ana', server, 'clave')
  const mallory = await enter('__proto__', server, 'clave')
  await mallory.channel.track({ name: 'M' })
  await ana.channel.track({ name: 'Ana' })
  await expect.poll(() => ana.seen()['ana'], SOON).toEqual(['Ana'])
})
