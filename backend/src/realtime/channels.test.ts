import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { createAgent, type Agent } from './testing/agents.ts'
import { subscribe } from '../../../test-support/subscribe.ts'
import {
  column,
  connect,
  connectAs,
  disconnectAll,
  follow,
  type Change,
} from './testing/clients.ts'
import { joinRaw, openRaw } from './testing/raw-socket.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'
import { SOON } from '../../../test-support/soon.ts'

let database: TestDatabase
let server: RealtimeServer
let ana: Agent

beforeAll(async () => {
  database = await createRealtimeDatabase()
  server = await startRealtime(database, { limits: { channelsPerSocket: 3 } })
  ana = await createAgent(database, server.services)
})
afterEach(disconnectAll)
afterAll(async () => {
  await server.close()
  await database.drop()
})

describe('with supabase-js', () => {
  it.each(['1.0.0', '2.0.0'])(
    'a client subscribes and receives changes in protocol %s',
    async (vsn) => {
      const client = await connectAs(server, ana, { vsn })
      const changes = await follow(client, { table: 'tasks' })
      await ana.addTask('Versión')
      await expect.poll(() => column(changes), SOON).toEqual(['Versión'])
    },
  )

  it('a client receives nothing from a channel after leaving the channel', async () => {
    const client = await connectAs(server, ana)
    const left: Change[] = []
    const channel = client.channel('una')
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'tasks' }, (change) => {
      left.push(change)
    })
    await subscribe(channel)
    const kept = await follow(client, { table: 'tasks' })
    expect(await client.removeChannel(channel)).toBe('ok')
    await ana.addTask('Después de salir')
    await expect.poll(() => column(kept), SOON).toEqual(['Después de salir'])
    expect(left).toEqual([])
  })

  it('a client can join the same topic again after leaving the topic', async () => {
    const client = await connectAs(server, ana)
    await client.removeChannel(await subscribe(client.channel('otra vez')))
    const channel = client.channel('otra vez')
    const changes: Change[] = []
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'tasks' }, (change) => {
      changes.push(change)
    })
    await subscribe(channel)
    await ana.addTask('De vuelta')
    await expect.poll(() => column(changes), SOON).toEqual(['De vuelta'])
  })

  it('a client that joins a private channel gets the documented error', async () => {
    const channel = connect(server).channel('privado', { config: { private: true } })
    await expect(subscribe(channel)).rejects.toThrow(
      'Unauthorized: You do not have permissions to read from this Channel topic: privado',
    )
  })

  it('the server answers heartbeats', async () => {
    const client = connect(server)
    const statuses: string[] = []
    client.realtime.onHeartbeat((status) => statuses.push(status))
    await subscribe(client.channel('late'))
    await client.realtime.sendHeartbeat()
    await expect.poll(() => statuses, SOON).toEqual(['sent', 'ok'])
  })
})

describe('by hand', () => {
  it('the answer to a join repeats the bindings in order, each with its own number', async () => {
    const raw = await openRaw(server)
    const asked = [
      { event: 'INSERT', schema: 'public', table: 'tasks', filter: 'title=eq.a' },
      { event: '*', schema: 'public' },
      { event: 'insert', schema: 'public', table: 'billboard' },
    ]
    const answer = await joinRaw(raw, 'realtime:room', { config: { postgres_changes: asked } })
    const { postgres_changes: bindings } = answer['response'] as {
      postgres_changes: { id: number }[]
    }
    expect(bindings).toMatchObject(asked)
    expect(new Set(bindings.map(({ id }) => id)).size).toBe(3)
    expect(bindings.every(({ id }) => id > 0)).toBe(true)
    raw.socket.close()
  })

  it('a join without bindings is answered with an empty list', async () => {
    const raw = await openRaw(server)
    expect(await joinRaw(raw, 'realtime:room')).toEqual({
      status: 'ok',
      response: { postgres_changes: [] },
    })
    raw.socket.close()
  })

  it('the server replies to a leave, then closes the channel', async () => {
    const raw = await openRaw(server)
    await joinRaw(raw, 'realtime:room', { config: { presence: { enabled: false } } })
    raw.send('1', '2', 'realtime:room', 'phx_leave', {})
    await raw.wait('phx_close')
    expect(raw.frames.slice(-2)).toEqual([
      ['1', '2', 'realtime:room', 'phx_reply', { status: 'ok', response: {} }],
      ['1', '1', 'realtime:room', 'phx_close', {}],
    ])
    raw.socket.close()
  })

  it('a second join replaces the channel, and messages to the first join are ignored', async () => {
    const raw = await openRaw(server)
    await joinRaw(raw, 'realtime:room', { config: { broadcast: { self: true } } }, '1')
    await joinRaw(raw, 'realtime:room', { config: { broadcast: { self: true } } }, '2')
    raw.send('1', '3', 'realtime:room', 'phx_leave', {})
    raw.send('2', '4', 'realtime:room', 'broadcast', { type: 'broadcast', event: 'e', payload: {} })
    await raw.wait('broadcast')
    expect(raw.frames.filter((frame) => frame[3] === 'broadcast')).toHaveLength(1)
    expect(raw.frames.filter((frame) => frame[3] === 'phx_close')).toEqual([])
    raw.socket.close()
  })

  it.each([
    ['another kind of topic', 'room', 'unmatched topic'],
    ['a topic without a name', 'realtime:', 'TopicNameRequired: You must provide a topic name'],
  ])('refuses to join %s', async (_, topic, reason) => {
    const raw = await openRaw(server)
    expect(await joinRaw(raw, topic)).toEqual({ status: 'error', response: { reason } })
    raw.socket.close()
  })

  it('refuses more channels than a socket may have, until the client leaves a channel', async () => {
    const raw = await openRaw(server)
    for (const ref of ['1', '2', '3']) await joinRaw(raw, `realtime:${ref}`, { config: {} }, ref)
    expect(await joinRaw(raw, 'realtime:4', { config: {} }, '4')).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    })
    raw.send('1', '5', 'realtime:1', 'phx_leave', {})
    expect(await joinRaw(raw, 'realtime:4', { config: {} }, '6')).toMatchObject({ status: 'ok' })
    raw.socket.close()
  })

  it('stores nothing of a join that is too long, and the socket stays open', async () => {
    const raw = await openRaw(server)
    const config = { presence: { key: 'k'.repeat(500_000) } }
    expect(await joinRaw(raw, 'realtime:room', { config })).toEqual({
      status: 'error',
      response: { reason: 'InvalidJoinPayload: Presence key is too long' },
    })
    expect(await joinRaw(raw, 'realtime:room', { config: {} }, '2')).toMatchObject({ status: 'ok' })
    raw.socket.close()
  })

  it('refuses more channels than an account or a network may have, over all its sockets', async () => {
    const limits = { channelsPerPerson: 2, channelsPerAddress: 3 }
    const other = await startRealtime(database, { limits })
    const access_token = await ana.token()
    const mine = { config: {}, access_token }
    const [one, two] = [await openRaw(other), await openRaw(other)]
    const refused = {
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    }
    expect(await joinRaw(one, 'realtime:1', mine, '1')).toMatchObject({ status: 'ok' })
    expect(await joinRaw(two, 'realtime:1', mine, '1')).toMatchObject({ status: 'ok' })
    expect(await joinRaw(two, 'realtime:2', mine, '2')).toEqual(refused)
    // The next channel belongs to nobody until its token arrives.
    expect(await joinRaw(two, 'realtime:3', { config: {} }, '3')).toMatchObject({ status: 'ok' })
    expect(await joinRaw(two, 'realtime:4', { config: {} }, '4')).toEqual(refused)
    two.send('3', '5', 'realtime:3', 'access_token', { access_token })
    await two.wait('phx_close', (frame) => frame[2] === 'realtime:3')
    one.send('1', '6', 'realtime:1', 'phx_leave', {})
    await one.wait('phx_close')
    expect(await joinRaw(two, 'realtime:2', mine, '7')).toMatchObject({ status: 'ok' })
    await other.close()
  })

  it('refuses bindings to every table when their number exceeds the limit', async () => {
    const other = await startRealtime(database, { limits: { tablesPerChannel: 5 } })
    const raw = await openRaw(other)
    const config = { postgres_changes: [{ event: '*', schema: '*' }] }
    expect(await joinRaw(raw, 'realtime:room', { config })).toMatchObject({ status: 'ok' })
    expect((await raw.wait('system'))[4]).toMatchObject({
      status: 'error',
      message: 'Too many bindings',
    })
    await other.close()
  })

  it('explains what is wrong with a message to a channel that was not joined', async () => {
    const raw = await openRaw(server)
    raw.send(null, '1', 'realtime:room', 'broadcast', {
      type: 'broadcast',
      event: 'e',
      payload: {},
    })
    expect(await raw.wait('phx_reply')).toEqual([
      null,
      '1',
      'realtime:room',
      'phx_reply',
      { status: 'error', response: { reason: 'unmatched topic' } },
    ])
    raw.socket.close()
  })

  it('treats a join whose parts are malformed as a join without options', async () => {
    const raw = await openRaw(server)
    const nonsense = {
      config: { broadcast: 7, presence: [], postgres_changes: 'x' },
      access_token: 5,
    }
    expect(await joinRaw(raw, 'realtime:room', nonsense)).toEqual({
      status: 'ok',
      response: { postgres_changes: [] },
    })
    expect(await joinRaw(raw, 'realtime:other', { config: null }, '2')).toMatchObject({
      status: 'ok',
    })
    raw.socket.close()
  })
})
