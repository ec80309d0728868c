import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { createAgent, type Agent } from './testing/agents.ts'
import { subscribe } from '../../../test-support/subscribe.ts'
import { connect, connectAs, disconnectAll } from './testing/clients.ts'
import { joinRaw, openRaw } from './testing/raw-socket.ts'
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
  server = await startRealtime(database, { variables: { REALTIME_PUBLIC_CHANNELS: 'off' } })
})
afterEach(disconnectAll)
afterAll(async () => {
  await server.close()
  await database.drop()
})

function broadcast(
  token: string | undefined,
  messages: unknown[],
  on: RealtimeServer = server,
): Promise<Response> {
  const apikey = on.services.keyring.publishableKey
  return fetch(`${on.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: {
      apikey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ messages }),
  })
}

const message = { topic: 'sala', event: 'dicho', payload: { n: 1 } }

async function room(agent?: Agent) {
  const client = agent ? await connectAs(server, agent) : connect(server)
  const heard: unknown[] = []
  const channel = client.channel('sala', { config: { broadcast: { ack: true } } })
  channel.on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload))
  await subscribe(channel)
  return { channel, heard }
}

it('people without an account neither broadcast, hear broadcasts nor track presence', async () => {
  const agent = await createAgent(database, server.services)
  const [stranger, known, other] = [await room(), await room(agent), await room(agent)]
  const said = { type: 'broadcast' as const, event: 'dicho', payload: { n: 1 } }
  expect(await stranger.channel.send(said)).toBe('error')
  expect(await stranger.channel.track({ n: 1 })).toBe('error')
  expect((await broadcast(undefined, [message])).status).toBe(403)
  expect(await known.channel.send(said)).toBe('ok')
  expect((await broadcast(await agent.token(), [message])).status).toBe(202)
  await expect.poll(() => other.heard, SOON).toEqual([{ n: 1 }, { n: 1 }])
  expect(stranger.heard).toEqual([])
})

it('broadcasts over HTTP are counted by their messages', async () => {
  const agent = await createAgent(database, server.services)
  const token = await agent.token()
  const hundred = Array.from({ length: 100 }, () => message)
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await broadcast(token, hundred)).status)
  expect(statuses).toContain(202)
  expect(statuses).toContain(429)
})

it('a broadcast counts once for each listener, over all sockets of an account', async () => {
  const limits = { deliveriesPerSecond: 0, deliveriesAtOnce: 6 }
  const other = await startRealtime(database, { limits })
  const agent = await createAgent(database, other.services)
  const access_token = await agent.token()
  const open = async () => {
    const raw = await openRaw(other)
    await joinRaw(raw, 'realtime:sala', { config: { broadcast: { ack: true } }, access_token })
    return raw
  }
  const [one, two] = [await open(), await open()]
  const said = { type: 'broadcast', event: 'dicho', payload: { n: 1 } }
  one.send('1', '2', 'realtime:sala', 'broadcast', said)
  await one.wait('phx_reply', (frame) => frame[1] === '2')
  two.send('1', '2', 'realtime:sala', 'presence', { event: 'track', payload: {} })
  await two.wait('phx_reply', (frame) => frame[1] === '2')
  one.send('1', '3', 'realtime:sala', 'broadcast', said)
  await one.wait('phx_reply', (frame) => frame[1] === '3')
  one.send('1', '4', 'realtime:sala', 'broadcast', said)
  expect((await one.wait('system'))[4]).toMatchObject({
    status: 'error',
    message: 'Too many messages per second',
  })
  await one.wait('phx_close')
  expect(await broadcast(access_token, [message], other)).toMatchObject({ status: 429 })
  two.send('1', '3', 'realtime:sala', 'presence', { event: 'track', payload: {} })
  expect((await two.wait('system'))[4]).toMatchObject({
    message: 'Too many presence messages per second',
  })
  const eva = await createAgent(database, other.services)
  expect(await broadcast(await eva.token(), [message], other)).toMatchObject({ status: 202 })
  await other.close()
})
