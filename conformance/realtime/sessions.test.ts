import { randomUUID } from 'node:crypto'
import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anonymous, signedIn, signedUp, type Person } from '../support/clients.ts'
import { publishableKey } from '../support/context.ts'
import { subscribe } from '../../test-support/subscribe.ts'
import { addTask, channelOf, column, gather, leaveChannels } from '../support/realtime.ts'
import { openSocket, type RawSocket } from '../support/raw-socket.ts'
import { nowInSeconds, sign } from '../support/tokens.ts'
import { SOON } from '../../test-support/soon.ts'

const TOPIC = 'realtime:sesion'
const TASKS = { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'tasks' }] } }

let ana: Person
let eva: Person
beforeAll(async () => {
  ;[ana, eva] = await Promise.all([signedUp(), signedUp()])
})
afterEach(leaveChannels)

const tokenOf = (person: Person, seconds = 3600) =>
  sign({ sub: person.user.id, role: 'authenticated', exp: nowInSeconds() + seconds })

function titles({ messages }: RawSocket): string[] {
  return messages
    .filter(({ event }) => event === 'postgres_changes')
    .map(({ payload }) => (payload['data'] as { record: { title: string } }).record.title)
}

const statusesOf = ({ messages }: RawSocket) =>
  messages.filter(({ event }) => event === 'system').map(({ payload }) => payload['status'])

describe('a session', () => {
  it('a session that begins after the subscription is used from then on', async () => {
    const client = anonymous()
    const channel = channelOf(client)
    const changes = gather(channel, { table: 'tasks' })
    await subscribe(channel)
    await client.auth.signInWithPassword({ email: ana.email, password: ana.password })
    // The client sends the new token without waiting for an answer, so tasks are added until the token takes effect.
    let tries = 0
    await expect
      .poll(async () => {
        await addTask(ana, `Tarde ${++tries}`)
        return column(changes).length
      }, SOON)
      .toBeGreaterThan(0)
    await expect.poll(() => column(changes), SOON).toContain(`Tarde ${tries}`)
  })

  it('a channel goes on after its session is refreshed', async () => {
    const { client } = await signedIn(ana)
    const channel = channelOf(client)
    const changes = gather(channel, { table: 'tasks' })
    await subscribe(channel)
    await addTask(ana, 'Uno')
    const { data } = await client.auth.refreshSession()
    expect(data.session).not.toBeNull()
    await addTask(ana, 'Dos')
    await expect.poll(() => column(changes), SOON).toEqual(['Uno', 'Dos'])
    expect(channel.state).toBe('joined')
  })

  it('setAuth makes the client use a token that was set by hand', async () => {
    const client = anonymous()
    await client.realtime.setAuth(ana.session.access_token)
    const channel = channelOf(client)
    const changes = gather(channel, { table: 'tasks', filter: `user_id=eq.${ana.user.id}` })
    await subscribe(channel)
    await addTask(ana, 'A mano')
    await expect.poll(() => column(changes), SOON).toEqual(['A mano'])
  })
})

describe('a token on an open channel', () => {
  it('a token sent on an open channel gets no reply, and from then on its person receives changes', async () => {
    const socket = await openSocket()
    const send = (ref: string, access_token: unknown) =>
      socket.send({
        join_ref: '1',
        ref,
        topic: TOPIC,
        event: 'access_token',
        payload: { access_token },
      })
    await socket.join(TOPIC, { ...TASKS, access_token: tokenOf(ana) })
    await socket.wait('system')
    await addTask(ana, 'De Ana')
    await expect.poll(() => titles(socket), SOON).toEqual(['De Ana'])
    send('2', tokenOf(eva))
    await expect.poll(() => statusesOf(socket), SOON).toEqual(['ok', 'ok'])
    await addTask(ana, 'Ya no')
    await addTask(eva, 'De Eva')
    await expect.poll(() => titles(socket), SOON).toEqual(['De Ana', 'De Eva'])
    expect(socket.messages.filter(({ ref }) => ref === '2')).toEqual([])
    socket.close()
  })

  it('ignores a token sent on an open channel that is an API key or null', async () => {
    const socket = await openSocket()
    await socket.join(TOPIC, { ...TASKS, access_token: tokenOf(ana) })
    await socket.wait('system')
    for (const [ref, access_token] of [
      ['2', publishableKey],
      ['3', null],
    ] as const)
      socket.send({
        join_ref: '1',
        ref,
        topic: TOPIC,
        event: 'access_token',
        payload: { access_token },
      })
    await addTask(ana, 'Sigo')
    await expect.poll(() => titles(socket), SOON).toEqual(['Sigo'])
    socket.close()
  })
})

describe('a token that ends', () => {
  /** The token must be valid long enough for a busy machine to join. */
  const SOON_SECONDS = 4
  let socket: RawSocket
  let kept: RawSocket
  let lost: RawSocket
  const client = anonymous()
  let channel: RealtimeChannel

  beforeAll(async () => {
    socket = await openSocket()
    kept = await openSocket()
    lost = await openSocket()
    const ending = () => tokenOf(ana, SOON_SECONDS)
    await socket.join(TOPIC, { ...TASKS, access_token: ending() })
    await kept.join(TOPIC, { ...TASKS, access_token: ending() })
    kept.send({
      join_ref: '1',
      ref: '2',
      topic: TOPIC,
      event: 'access_token',
      payload: { access_token: tokenOf(ana) },
    })
    await lost.join(TOPIC, { ...TASKS, access_token: ending() })
    await client.realtime.setAuth(ending())
    channel = await subscribe(client.channel(randomUUID()))
  })
  afterAll(async () => {
    for (const each of [socket, kept, lost]) each.close()
    await client.removeAllChannels()
  })

  it('the server closes the channel when its token ends, and says so', async () => {
    const { payload } = await socket.wait('system', (m) => m.payload['status'] === 'error')
    expect(payload).toMatchObject({ message: expect.stringMatching(/expired/i), channel: 'sesion' })
    expect(await socket.wait('phx_close')).toEqual({
      join_ref: '1',
      ref: '1',
      topic: TOPIC,
      event: 'phx_close',
      payload: {},
    })
    // Another channel proves that the change was sent before the first channel joins again.
    const witness = await openSocket()
    await witness.join(TOPIC, { ...TASKS, access_token: tokenOf(ana) })
    await expect.poll(() => statusesOf(witness).at(-1), SOON).toBe('ok')
    await addTask(ana, 'Nadie lo oye')
    await expect.poll(() => titles(witness), SOON).toEqual(['Nadie lo oye'])
    witness.close()
    const again = await socket.join(TOPIC, { ...TASKS, access_token: tokenOf(ana) }, '2')
    expect(again).toMatchObject({ status: 'ok' })
    await expect.poll(() => statusesOf(socket).at(-1), SOON).toBe('ok')
    await addTask(ana, 'Marca')
    await expect.poll(() => titles(socket), SOON).toEqual(['Marca'])
  })

  it('the channel stays open when a new token arrives before the old token ends', async () => {
    await lost.wait('phx_close')
    await addTask(ana, 'Después')
    await expect.poll(() => titles(kept).at(-1), SOON).toBe('Después')
    expect(titles(lost)).not.toContain('Después')
  })

  it('supabase-js reports a channel whose token ended as closed', async () => {
    await expect.poll(() => channel.state, SOON).toBe('closed')
  })
})

describe('a join', () => {
  it.each([
    ['expired', () => tokenOf(ana, -10), 'Token has expired'],
    ['no token', () => 'no.es.token', 'not a valid JWT'],
    [
      'signed by another',
      () => sign({ sub: ana.user.id, role: 'authenticated', exp: nowInSeconds() + 60 }, 'otro'),
      'signature',
    ],
    ['without an end', () => sign({ sub: ana.user.id, role: 'authenticated' }), 'exp'],
  ])('refuses a join with a token that is %s', async (_, token, reason) => {
    const socket = await openSocket()
    expect(await socket.join(TOPIC, { ...TASKS, access_token: token() })).toEqual({
      status: 'error',
      response: { reason: expect.stringContaining(reason) },
    })
    socket.close()
  })
})
