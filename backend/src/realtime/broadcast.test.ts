import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { RealtimeChannel } from '@supabase/supabase-js'
import type { TestDatabase } from '../../test/test-database.ts'
import { subscribe } from '../../../test-support/subscribe.ts'
import { connect, disconnectAll } from './testing/clients.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'
import { SOON } from '../../../test-support/soon.ts'

let database: TestDatabase
let server: RealtimeServer

beforeAll(async () => {
  database = await createRealtimeDatabase()
  server = await startRealtime(database)
})
afterEach(disconnectAll)
afterAll(async () => {
  await server.close()
  await database.drop()
})

async function room(
  options: { self?: boolean; ack?: boolean } = {},
  vsn = '2.0.0',
): Promise<{ channel: RealtimeChannel; heard: unknown[] }> {
  const channel = connect(server, { vsn }).channel('sala', { config: { broadcast: options } })
  const heard: unknown[] = []
  channel.on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload))
  await subscribe(channel)
  return { channel, heard }
}

function say(channel: RealtimeChannel, payload: unknown) {
  return channel.send({ type: 'broadcast', event: 'dicho', payload })
}

it('a broadcast reaches the others on the topic and not the sender', async () => {
  const [ana, luis, eva] = [await room(), await room(), await room()]
  await say(ana.channel, { texto: 'hola, ñandú 🏠' })
  await expect
    .poll(() => [luis.heard, eva.heard], SOON)
    .toEqual([[{ texto: 'hola, ñandú 🏠' }], [{ texto: 'hola, ñandú 🏠' }]])
  await say(luis.channel, 'marca')
  await expect.poll(() => ana.heard, SOON).toEqual(['marca'])
})

it('a broadcast reaches the sender too if the sender asked for own broadcasts', async () => {
  const { channel, heard } = await room({ self: true })
  await say(channel, { n: 1 })
  await expect.poll(() => heard, SOON).toEqual([{ n: 1 }])
})

it('a broadcast is acknowledged when the sender asked for it', async () => {
  const { channel } = await room({ ack: true })
  expect(await say(channel, { n: 1 })).toBe('ok')
})

it('refuses a broadcast that is too large, and says so to a sender who wants an acknowledgement', async () => {
  const sender = await room({ ack: true })
  const listener = await room()
  expect(await say(sender.channel, 'x'.repeat(300 * 1024))).toBe('error')
  expect(await say(sender.channel, 'marca')).toBe('ok')
  await expect.poll(() => listener.heard, SOON).toEqual(['marca'])
})

it('a broadcast carries bytes between clients of version 2', async () => {
  const [ana, luis] = [await room(), await room()]
  const old = await room({}, '1.0.0')
  await say(ana.channel, new Uint8Array([0, 255, 7]).buffer)
  await expect.poll(() => luis.heard.length, SOON).toBe(1)
  expect([...new Uint8Array(luis.heard[0] as ArrayBuffer)]).toEqual([0, 255, 7])
  // Version 1 of the protocol cannot carry bytes, so a client of version 1 misses that broadcast and receives only the next one.
  await say(ana.channel, 'marca')
  await expect.poll(() => old.heard, SOON).toEqual(['marca'])
})

it('broadcasts are translated between versions 1 and 2', async () => {
  const [old, modern] = [await room({}, '1.0.0'), await room()]
  await say(old.channel, { de: 'uno' })
  await say(modern.channel, { de: 'dos' })
  await expect
    .poll(() => [old.heard, modern.heard], SOON)
    .toEqual([[{ de: 'dos' }], [{ de: 'uno' }]])
})

it('broadcasts stay on their topics', async () => {
  const { heard } = await room()
  const other = connect(server).channel('otra')
  await subscribe(other)
  await say(other, 'de otra')
  const { channel } = await room()
  await say(channel, 'marca')
  await expect.poll(() => heard, SOON).toEqual(['marca'])
})

it('accepts broadcasts over HTTP: in a batch, as JSON and as bytes', async () => {
  const { heard } = await room()
  const sender = connect(server).channel('sala')
  await sender.httpSend('dicho', { via: 'http' })
  await sender.httpSend('dicho', new Uint8Array([1, 2]).buffer)
  // A channel that is not joined sends over HTTP, to the batch endpoint.
  expect(await say(sender, { via: 'lote' })).toBe('ok')
  await expect.poll(() => heard.length, SOON).toBe(3)
  expect(heard[0]).toEqual({ via: 'http' })
  expect([...new Uint8Array(heard[1] as ArrayBuffer)]).toEqual([1, 2])
  expect(heard[2]).toEqual({ via: 'lote' })
})

it.each([
  ['no key', { headers: {} }, 401],
  ['a body that is no batch', { body: '{"messages":[{"topic":1}]}' }, 422],
  ['a body that is no JSON', { body: '{' }, 422],
  ['a token that is none', { headers: { authorization: 'Bearer a.b.c' }, keyed: true }, 401],
  ['too large a body', { body: `{"messages":"${'x'.repeat(300 * 1024)}"}` }, 413],
])('refuses a batch of broadcasts with %s', async (_, request, status) => {
  const given = request as { body?: string; headers?: Record<string, string>; keyed?: boolean }
  const apikey = server.services.keyring.publishableKey
  const response = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { ...((!given.headers || given.keyed) && { apikey }), ...given.headers },
    body: given.body ?? '{"messages":[]}',
  })
  expect(response.status).toBe(status)
})

it('refuses to broadcast to a private channel', async () => {
  const channel = connect(server).channel('sala', { config: { private: true } })
  await expect(channel.httpSend('dicho', {})).rejects.toThrow('Unauthorized')
})
