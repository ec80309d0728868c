import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SOON } from '../../test-support/soon.ts'
import { admin, anonymous, signedUp, type Person } from '../support/clients.ts'
import { raw } from '../support/http.ts'
import { subscribe } from '../../test-support/subscribe.ts'
import { channelOf, leaveChannels, systemMessages } from '../support/realtime.ts'
import { openSocket } from '../support/raw-socket.ts'

afterEach(leaveChannels)

let ana: Person
let luis: Person
beforeAll(async () => {
  ;[ana, luis] = await Promise.all([signedUp(), signedUp()])
})

const ALL = ['broadcast', 'presence']

async function admit(topic: string, { user }: Person, reads = ALL, writes = ALL): Promise<void> {
  const row = { topic, user_id: user.id, reads, writes }
  const { error } = await admin().from('fx_members').upsert(row)
  if (error) throw error
}

interface Guest {
  channel: RealtimeChannel
  heard: unknown[]
}

interface EnterOptions {
  vsn?: string
  ack?: boolean
  presence?: boolean
  isPrivate?: boolean
}

async function enter(topic: string, who: Person | SupabaseClient, options: EnterOptions = {}) {
  const { vsn = '2.0.0', ack = false, presence = false, isPrivate = true } = options
  const client = 'session' in who ? anonymous({ realtime: { vsn } }) : who
  if ('session' in who) await client.auth.setSession(who.session)
  await client.realtime.setAuth()
  const config = { private: isPrivate, broadcast: { ack }, presence: { key: 'yo' } }
  const channel = channelOf(client, topic, { config })
  const heard: unknown[] = []
  channel.on('broadcast', { event: 'dicho' }, ({ payload }) => void heard.push(payload))
  if (presence) channel.on('presence', { event: 'sync' }, () => undefined)
  await subscribe(channel)
  return { channel, heard }
}

const say = ({ channel }: Guest, payload: unknown) =>
  channel.send({ type: 'broadcast', event: 'dicho', payload })

const refusal = (topic: string) =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`

describe('a private channel', () => {
  it('a private channel admits the person whom a policy lets read, and nobody else', async () => {
    const topic = randomUUID()
    await admit(topic, ana)
    await enter(topic, ana)
    await expect(enter(topic, luis)).rejects.toThrow(refusal(topic))
    await expect(enter(topic, anonymous())).rejects.toThrow(refusal(topic))
  })

  it('a private channel admits the secret key, which bypasses policies', async () => {
    const guest = await enter(randomUUID(), admin(), { ack: true })
    expect(await say(guest, { n: 1 })).toBe('ok')
  })

  it('a private channel admits people without an account when a policy allows them', async () => {
    const guest = await enter('fx-vestíbulo', anonymous(), { ack: true })
    expect(await say(guest, {})).toBe('error')
  })

  it('a private channel shares nothing with the public channel of the same name', async () => {
    const topic = randomUUID()
    await admit(topic, ana)
    const [inside, outside] = [
      await enter(topic, ana, { presence: true }),
      await enter(topic, luis, { isPrivate: false, presence: true }),
    ]
    await say(inside, { de: 'dentro' })
    await inside.channel.track({ de: 'dentro' })
    await say(outside, { de: 'fuera' })
    await outside.channel.track({ de: 'fuera' })
    await expect.poll(() => outside.channel.presenceState(), SOON).toHaveProperty('yo')
    await expect.poll(() => inside.channel.presenceState(), SOON).toHaveProperty('yo')
    expect([inside.heard, outside.heard]).toEqual([[], []])
    expect(inside.channel.presenceState()).toMatchObject({ yo: [{ de: 'dentro' }] })
    expect(outside.channel.presenceState()).toMatchObject({ yo: [{ de: 'fuera' }] })
  })

  it('a private channel answers a join in both versions of the protocol', async () => {
    const topic = randomUUID()
    await admit(topic, ana)
    for (const vsn of ['1.0.0', '2.0.0']) {
      const socket = await openSocket(vsn)
      const payload = { config: { private: true } }
      const refused = await socket.join(`realtime:${topic}`, payload, '1')
      expect(refused).toEqual({ status: 'error', response: { reason: refusal(topic) } })
      const token = { ...payload, access_token: ana.session.access_token }
      const joined = await socket.join(`realtime:${topic}`, token, '2')
      expect(joined).toEqual({ status: 'ok', response: { postgres_changes: [] } })
      socket.close()
    }
  })

  it('the server closes a private channel when a new token may no longer read the channel', async () => {
    const topic = randomUUID()
    await admit(topic, ana)
    await admit(topic, luis, ['presence'])
    const client = anonymous()
    await client.realtime.setAuth(ana.session.access_token)
    const channel = channelOf(client, topic, { config: { private: true } })
    channel.on('presence', { event: 'sync' }, () => undefined)
    const messages = systemMessages(channel)
    await subscribe(channel)
    await client.realtime.setAuth(luis.session.access_token)
    await expect
      .poll(() => messages.map(({ status, message }) => ({ status, message })), SOON)
      .toEqual([
        {
          status: 'error',
          message: `You no longer have permission to read from this Channel topic: ${topic}`,
        },
      ])
  })

  it('keeps the table realtime.messages out of REST unless the operator exposes the schema', async () => {
    const { error } = await ana.client.schema('realtime').from('messages').select()
    expect(error).toMatchObject({ code: 'PGRST106', message: 'Invalid schema: realtime' })
  })
})

describe('a private broadcast', () => {
  it('clients on both versions of the protocol hear each other’s private broadcasts, as JSON', async () => {
    const topic = randomUUID()
    await Promise.all([admit(topic, ana), admit(topic, luis)])
    const [old, modern] = [await enter(topic, ana, { vsn: '1.0.0' }), await enter(topic, luis)]
    await say(old, { de: 'uno' })
    await say(modern, { de: 'dos' })
    await expect
      .poll(() => [old.heard, modern.heard], SOON)
      .toEqual([[{ de: 'dos' }], [{ de: 'uno' }]])
  })

  it('a private broadcast may consist of bytes', async () => {
    const topic = randomUUID()
    await Promise.all([admit(topic, ana), admit(topic, luis, ALL, [])])
    const [sender, hearer] = [await enter(topic, ana), await enter(topic, luis)]
    await say(sender, new Uint8Array([0, 255, 7]).buffer)
    await expect.poll(() => hearer.heard.length, SOON).toBe(1)
    expect([...new Uint8Array(hearer.heard[0] as ArrayBuffer)]).toEqual([0, 255, 7])
  })

  it.each(['1.0.0', '2.0.0'])('a private broadcast needs a policy for writing: %s', async (vsn) => {
    const topic = randomUUID()
    await admit(topic, ana, ALL, ['presence'])
    await admit(topic, luis)
    const [reader, writer] = [
      await enter(topic, ana, { vsn, ack: true }),
      await enter(topic, luis, { ack: true }),
    ]
    expect(await say(reader, { de: 'quien solo lee' })).toBe('error')
    expect(await say(writer, { de: 'quien escribe' })).toBe('ok')
    await expect.poll(() => reader.heard, SOON).toEqual([{ de: 'quien escribe' }])
    expect(writer.heard).toEqual([])
  })

  it('only a sender who asked for an answer learns that a private broadcast was refused', async () => {
    const topic = `realtime:${randomUUID()}`
    await admit(topic.slice(9), ana, ALL, [])
    const socket = await openSocket()
    const join = (broadcast: object) => ({
      config: { private: true, broadcast },
      access_token: ana.session.access_token,
    })
    const payload = { type: 'broadcast', event: 'dicho', payload: {} }
    await socket.join(topic, join({}), '1')
    socket.send({ topic, event: 'broadcast', payload, join_ref: '1', ref: '2' })
    await socket.join(topic, join({ ack: true }), '3')
    socket.send({ topic, event: 'broadcast', payload, join_ref: '3', ref: '4' })
    const answer = await socket.wait('phx_reply', ({ ref }) => ref === '4')
    expect(answer.payload).toEqual({ status: 'error', response: { error: 'unauthorized' } })
    expect(socket.messages.filter(({ ref }) => ref === '2')).toEqual([])
    socket.close()
  })

  it('a person whose policy allows only presence does not hear private broadcasts', async () => {
    const topic = randomUUID()
    await Promise.all([admit(topic, ana), admit(topic, luis, ['presence'])])
    await expect(enter(topic, luis)).rejects.toThrow(refusal(topic))
    const [sender, watcher] = [
      await enter(topic, ana, { presence: true }),
      await enter(topic, luis, { presence: true }),
    ]
    await say(sender, { n: 1 })
    await sender.channel.track({ n: 1 })
    await expect.poll(() => watcher.channel.presenceState(), SOON).toHaveProperty('yo')
    expect(watcher.heard).toEqual([])
  })
})

describe('private presence', () => {
  it('private presence shows the people who may write presence to the people who may read presence', async () => {
    const topic = randomUUID()
    await admit(topic, ana, ALL, ['presence'])
    await admit(topic, luis, ['broadcast'], ['broadcast'])
    const [shown, blind] = [
      await enter(topic, ana, { presence: true }),
      await enter(topic, luis, { presence: true, ack: true }),
    ]
    expect(await shown.channel.track({ n: 1 })).toBe('ok')
    await expect.poll(() => shown.channel.presenceState(), SOON).toMatchObject({ yo: [{ n: 1 }] })
    expect(await blind.channel.track({ n: 2 })).toBe('error')
    expect(await say(blind, {})).toBe('ok')
    await expect.poll(() => shown.heard, SOON).toEqual([{}])
    expect(blind.channel.presenceState()).toEqual({})
    expect(Object.values(shown.channel.presenceState()).flat()).toHaveLength(1)
  })
})

describe('a private broadcast over HTTP', () => {
  const outside = (topic: string, { client }: Person) =>
    channelOf(client, topic, { config: { private: true } })

  it('a private broadcast over HTTP arrives as JSON and as bytes where a policy allows writing', async () => {
    const topic = randomUUID()
    await Promise.all([admit(topic, ana), admit(topic, luis, [], ['broadcast'])])
    const hearer = await enter(topic, ana)
    await luis.client.realtime.setAuth()
    const channel = outside(topic, luis)
    expect(await channel.httpSend('dicho', { n: 1 })).toEqual({ success: true })
    expect(await channel.httpSend('dicho', new Uint8Array([1, 2]).buffer)).toEqual({
      success: true,
    })
    await expect.poll(() => hearer.heard.length, SOON).toBe(2)
    expect(hearer.heard[0]).toEqual({ n: 1 })
    expect([...new Uint8Array(hearer.heard[1] as ArrayBuffer)]).toEqual([1, 2])
  })

  it('where no policy allows writing, a private broadcast over HTTP is refused alone and dropped in a batch', async () => {
    const topic = randomUUID()
    await Promise.all([admit(topic, ana), admit(topic, luis, ALL, [])])
    const hearer = await enter(topic, ana)
    await luis.client.realtime.setAuth()
    await expect(outside(topic, luis).httpSend('dicho', {})).rejects.toThrow('Unauthorized')
    const message = { topic, event: 'dicho', private: true }
    const send = (bearer: string, payload: object) =>
      raw('/realtime/v1/api/broadcast', {
        method: 'POST',
        bearer,
        body: { messages: [{ ...message, payload }] },
      })
    expect((await send(luis.session.access_token, { de: 'luis' })).status).toBe(202)
    expect((await send(ana.session.access_token, { de: 'ana' })).status).toBe(202)
    await expect.poll(() => hearer.heard, SOON).toEqual([{ de: 'ana' }])
    const single = await raw(`/realtime/v1/api/broadcast/${topic}/events/dicho?private=true`, {
      method: 'POST',
      bearer: luis.session.access_token,
      body: {},
    })
    expect([single.status, single.body]).toEqual([403, { message: 'Unauthorized' }])
  })
})
