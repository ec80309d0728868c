import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { createAgent } from './testing/agents.ts'
import { connect, disconnectAll, subscribe } from './testing/clients.ts'
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

function broadcast(token: string | undefined, messages: unknown[]): Promise<Response> {
  const apikey = server.services.keyring.publishableKey
  return fetch(`${server.url}/realtime/v1/api/broadcast`, {
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

async function room(token?: () => Promise<string>) {
  const client = connect(server, token && { token })
  if (token) await client.realtime.setAuth()
  const heard: unknown[] = []
  const channel = client.channel('sala', { config: { broadcast: { ack: true } } })
  channel.on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload))
  await subscribe(channel)
  return { channel, heard }
}

it('people without an account neither broadcast, hear broadcasts nor track presence', async () => {
  const agent = await createAgent(database, server.services)
  const [stranger, known, other] = [
    await room(),
    await room(() => agent.token()),
    await room(() => agent.token()),
  ]
  const said = { type: 'broadcast' as const, event: 'dicho', payload: { n: 1 } }
  expect(await stranger.channel.send(said)).toBe('error')
  expect(await stranger.channel.track({ n: 1 })).toBe('error')
  expect((await broadcast(undefined, [message])).status).toBe(403)
  expect(await known.channel.send(said)).toBe('ok')
  expect((await broadcast(await agent.token(), [message])).status).toBe(202)
  await expect.poll(() => other.heard, SOON).toEqual([{ n: 1 }, { n: 1 }])
  expect(stranger.heard).toEqual([])
})

it('broadcasts over HTTP count by their messages', async () => {
  const agent = await createAgent(database, server.services)
  const token = await agent.token()
  const hundred = Array.from({ length: 100 }, () => message)
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await broadcast(token, hundred)).status)
  expect(statuses).toContain(202)
  expect(statuses).toContain(429)
})
