import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { admin, anonymous, signedUp, type Person } from '../support/clients.ts'
import { publishableKey, url } from '../support/context.ts'
import { subscribe } from '../../test-support/subscribe.ts'
import { addTask, channelOf, column, follow, gather, leaveChannels } from '../support/realtime.ts'
import { openSocket, refusedUpgrade } from '../support/raw-socket.ts'
import { SOON } from '../../test-support/soon.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})
afterEach(leaveChannels)

describe('a channel', () => {
  it.each(['1.0.0', '2.0.0'])(
    'a client can join a channel and receives its changes in version %s',
    async (vsn) => {
      const client = anonymous({ realtime: { vsn } })
      await client.auth.signInWithPassword({ email: ana.email, password: ana.password })
      const changes = await follow(client, { table: 'tasks' })
      await addTask(ana, `Versión ${vsn}`)
      await expect.poll(() => column(changes), SOON).toEqual([`Versión ${vsn}`])
    },
  )

  it('a channel reports that the channel is subscribed, and later that the channel is closed', async () => {
    const channel = channelOf(ana.client)
    const statuses: string[] = []
    channel.subscribe((status) => void statuses.push(status))
    await expect.poll(() => statuses, SOON).toEqual(['SUBSCRIBED'])
    expect(channel.state).toBe('joined')
    await ana.client.removeChannel(channel)
    await expect.poll(() => statuses, SOON).toEqual(['SUBSCRIBED', 'CLOSED'])
  })

  it('a removed channel receives no more changes', async () => {
    const left = channelOf(ana.client)
    const unheard = gather(left, { table: 'tasks' })
    await subscribe(left)
    const heard = await follow(ana.client, { table: 'tasks' })
    expect(ana.client.getChannels()).toContain(left)
    expect(await ana.client.removeChannel(left)).toBe('ok')
    expect(ana.client.getChannels()).not.toContain(left)
    await addTask(ana, 'Después de salir')
    await expect.poll(() => column(heard), SOON).toEqual(['Después de salir'])
    expect(unheard).toEqual([])
  })

  it('a client can join a channel again under the same name', async () => {
    await ana.client.removeChannel(await subscribe(channelOf(ana.client, 'otra vez')))
    const channel = channelOf(ana.client, 'otra vez')
    const changes = gather(channel, { table: 'tasks' })
    await subscribe(channel)
    await addTask(ana, 'De vuelta')
    await expect.poll(() => column(changes), SOON).toEqual(['De vuelta'])
  })

  it('unsubscribe leaves the channel', async () => {
    const channel = await subscribe(channelOf(ana.client))
    expect(await channel.unsubscribe()).toBe('ok')
    expect(channel.state).toBe('closed')
  })

  it('removeAllChannels removes all channels of the client together', async () => {
    const client = anonymous()
    for (const name of ['una', 'dos']) await subscribe(client.channel(name))
    expect(client.getChannels()).toHaveLength(2)
    expect(await client.removeAllChannels()).toEqual(['ok', 'ok'])
    expect(client.getChannels()).toEqual([])
  })

  it('refuses a join to a private channel that no policy allows', async () => {
    const options = { config: { private: true } }
    for (const client of [anonymous(), ana.client])
      await expect(subscribe(channelOf(client, 'privado', options))).rejects.toThrow(
        'Unauthorized: You do not have permissions to read from this Channel topic: privado',
      )
  })

  it.each([
    ['another kind of topic', 'sala', 'unmatched topic'],
    ['no name', 'realtime:', 'TopicNameRequired: You must provide a topic name'],
  ])('refuses to join a channel with %s', async (_, topic, reason) => {
    const socket = await openSocket()
    expect(await socket.join(topic)).toEqual({ status: 'error', response: { reason } })
    socket.close()
  })

  it('a channel answers a leave, then closes', async () => {
    const socket = await openSocket()
    await socket.join('realtime:sala')
    const topic = 'realtime:sala'
    socket.send({ join_ref: '1', ref: '2', topic, event: 'phx_leave' })
    await socket.wait('phx_close')
    expect(socket.messages.slice(-2)).toEqual([
      {
        join_ref: '1',
        ref: '2',
        topic,
        event: 'phx_reply',
        payload: { status: 'ok', response: {} },
      },
      { join_ref: '1', ref: '1', topic, event: 'phx_close', payload: {} },
    ])
    socket.close()
  })

  it('accepts no messages for a channel that was not joined', async () => {
    const socket = await openSocket()
    const payload = { type: 'broadcast', event: 'x', payload: {} }
    socket.send({ ref: '1', topic: 'realtime:ajena', event: 'broadcast', payload })
    expect((await socket.wait('phx_reply')).payload).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    })
    socket.close()
  })
})

describe('the socket', () => {
  it('the socket answers heartbeats', async () => {
    const client = anonymous()
    const statuses: string[] = []
    client.realtime.onHeartbeat((status) => void statuses.push(status))
    await subscribe(channelOf(client))
    await client.realtime.sendHeartbeat()
    await expect.poll(() => statuses, SOON).toEqual(['sent', 'ok'])
  })

  it.each(['1.0.0', '2.0.0'])(
    'the socket answers a heartbeat on the wire in version %s',
    async (vsn) => {
      const socket = await openSocket(vsn)
      socket.send({ ref: '7', topic: 'phoenix', event: 'heartbeat' })
      expect(await socket.wait('phx_reply')).toEqual({
        join_ref: null,
        ref: '7',
        topic: 'phoenix',
        event: 'phx_reply',
        payload: { status: 'ok', response: {} },
      })
      socket.close()
    },
  )

  it('the socket accepts the secret key', async () => {
    await expect(subscribe(channelOf(admin()))).resolves.toBeDefined()
  })

  it.each([
    ['without a key', '?vsn=2.0.0', 401, 'API key is missing'],
    ['with a wrong key', '?apikey=sb_publishable_no', 401, 'The token provided is not a valid JWT'],
    [
      'with nonsense for a key',
      '?apikey=no.es.token',
      401,
      'The token provided is not a valid JWT',
    ],
    [
      'in a version there is not',
      `?apikey=${publishableKey}&vsn=9.0.0`,
      403,
      'The requested transport version is not supported',
    ],
  ])('the socket is not opened %s', async (_, query, status, error) => {
    expect(await refusedUpgrade(query)).toEqual({ status, body: { error } })
  })

  it.each([
    ['text', 'hola'],
    ['JSON of another shape', '{"topic":"realtime:x"}'],
  ])('the server closes the socket when a client sends %s', async (_, frame) => {
    const { WebSocket } = await import('ws')
    const address = `${url.replace('http', 'ws')}/realtime/v1/websocket`
    const socket = new WebSocket(`${address}?apikey=${publishableKey}&vsn=2.0.0`)
    socket.on('open', () => socket.send(frame))
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1007)
  })
})
