import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { SOON } from '../../../test-support/soon.ts'
import { createAgent } from './testing/agents.ts'
import { subscribe } from '../../../test-support/subscribe.ts'
import { connectAs, disconnectAll } from './testing/clients.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'

let database: TestDatabase
let server: RealtimeServer
let second: RealtimeServer

beforeAll(async () => {
  database = await createRealtimeDatabase()
  const limits = { checksPerSecond: 0, checksAtOnce: 5 }
  server = await startRealtime(database, { limits })
  second = await startRealtime(database)
  await database.owner.query(`
    create policy everybody_reads on realtime.messages for select to authenticated
      using (realtime.topic() like 'sala%');
    create policy everybody_writes on realtime.messages for insert to authenticated
      with check (realtime.topic() like 'sala%');
    create policy broken on realtime.messages for select to authenticated
      using (realtime.topic() <> 'rota' or 1 / (length(topic) - 4) = 0);`)
})
afterEach(disconnectAll)
afterAll(async () => {
  await second.close()
  await server.close()
  await database.drop()
})

const PRIVATE = { config: { private: true } }
const said = { type: 'broadcast' as const, event: 'dicho', payload: { n: 1 } }

async function enter(name: string, on: RealtimeServer, isPrivate = true) {
  const agent = await createAgent(database, on.services)
  const client = await connectAs(on, agent)
  const heard: unknown[] = []
  const channel = client.channel(name, { config: { private: isPrivate, presence: { key: 'yo' } } })
  channel.on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload))
  channel.on('presence', { event: 'sync' }, () => undefined)
  await subscribe(channel)
  return { channel, heard }
}

it('rolls back the rows that are inserted to ask the policies', async () => {
  const { channel } = await enter('sala', second)
  await channel.send(said)
  await channel.track({ n: 1 })
  const { rows } = await database.owner.query('select from realtime.messages')
  expect(rows).toEqual([])
})

it('a private broadcast reaches the private channel in another process, and no public channel of the same name', async () => {
  const [here, there] = [await enter('sala-2', server), await enter('sala-2', second)]
  const outside = await enter('sala-2', second, false)
  await here.channel.send(said)
  await here.channel.track({ n: 1 })
  await expect.poll(() => there.heard, SOON).toEqual([{ n: 1 }])
  await expect.poll(() => Object.keys(there.channel.presenceState()), SOON).toEqual(['yo'])
  expect([outside.heard, outside.channel.presenceState()]).toEqual([[], {}])
})

it('a private channel refuses a session that owes its second factor', async () => {
  const agent = await createAgent(database, second.services)
  const open = async () => subscribe((await connectAs(second, agent)).channel('sala-3', PRIVATE))
  await open()
  await database.owner.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [agent.id],
  )
  await expect(open()).rejects.toThrow(
    'Unauthorized: You do not have permissions to read from this Channel topic: sala-3',
  )
})

it('a policy that fails counts as a refusal', async () => {
  await expect(enter('rota', second)).rejects.toThrow(
    'Unauthorized: You do not have permissions to read from this Channel topic: rota',
  )
})

it('the number of policy checks per account is limited over all its sockets and requests', async () => {
  const agent = await createAgent(database, server.services)
  const token = await agent.token()
  const open = async (name: string) =>
    subscribe((await connectAs(server, agent)).channel(name, PRIVATE))
  for (const n of [1, 2, 3]) await open(`sala-${n}`)
  const send = async (topics: number) => {
    const message = { event: 'dicho', payload: {}, private: true }
    const messages = Array.from({ length: topics }, (_, n) => ({ ...message, topic: `sala-${n}` }))
    const answer = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: {
        apikey: server.services.keyring.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ messages }),
    })
    return answer.status
  }
  expect(await send(3)).toBe(429)
  expect(await send(2)).toBe(202)
  await expect(open('sala-4')).rejects.toThrow(
    'ClientJoinRateLimitReached: Too many joins per second',
  )
})
