import type { RealtimeChannel } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { raw } from '../support/http.ts'
import { subscribe } from '../../test-support/subscribe.ts'
import { channelOf, leaveChannels } from '../support/realtime.ts'
import { openSocket } from '../support/raw-socket.ts'
import { SOON } from '../../test-support/soon.ts'

afterEach(leaveChannels)

interface Guest {
  channel: RealtimeChannel
  heard: unknown[]
}

async function enter(
  topic: string,
  broadcast: { self?: boolean; ack?: boolean } = {},
  vsn = '2.0.0',
): Promise<Guest> {
  const channel = channelOf(anonymous({ realtime: { vsn } }), topic, { config: { broadcast } })
  const heard: unknown[] = []
  channel.on('broadcast', { event: 'dicho' }, ({ payload }) => void heard.push(payload))
  await subscribe(channel)
  return { channel, heard }
}

const say = ({ channel }: Guest, payload: unknown) =>
  channel.send({ type: 'broadcast', event: 'dicho', payload })

describe('a broadcast', () => {
  it('a broadcast reaches two others and not its sender', async () => {
    const topic = randomUUID()
    const [ana, luis, eva] = [await enter(topic), await enter(topic), await enter(topic)]
    expect(await say(ana, { texto: 'hola, ñandú 🏠' })).toBe('ok')
    await expect
      .poll(() => [luis.heard, eva.heard], SOON)
      .toEqual([[{ texto: 'hola, ñandú 🏠' }], [{ texto: 'hola, ñandú 🏠' }]])
    await say(luis, { marca: 1 })
    await expect.poll(() => ana.heard, SOON).toEqual([{ marca: 1 }])
  })

  it('a broadcast reaches its sender when the sender asked for own broadcasts', async () => {
    const guest = await enter(randomUUID(), { self: true })
    await say(guest, { n: 1 })
    await expect.poll(() => guest.heard, SOON).toEqual([{ n: 1 }])
  })

  it('the server acknowledges a broadcast to a sender who asked for acknowledgements', async () => {
    const guest = await enter(randomUUID(), { ack: true })
    expect(await say(guest, { n: 1 })).toBe('ok')
  })

  it('a broadcast reaches only listeners of its topic and its event', async () => {
    const topic = randomUUID()
    const [here, other, otherRoom] = [await enter(topic), await enter(topic), await enter('otra')]
    await say(otherRoom, { de: 'otra sala' })
    await other.channel.send({ type: 'broadcast', event: 'otro', payload: { de: 'otro evento' } })
    await say(other, { marca: 1 })
    await expect.poll(() => here.heard, SOON).toEqual([{ marca: 1 }])
  })

  it('clients on both versions of the protocol understand each other’s broadcasts', async () => {
    const topic = randomUUID()
    const [old, modern] = [await enter(topic, {}, '1.0.0'), await enter(topic)]
    await say(old, { de: 'uno' })
    await say(modern, { de: 'dos' })
    await expect
      .poll(() => [old.heard, modern.heard], SOON)
      .toEqual([[{ de: 'dos' }], [{ de: 'uno' }]])
  })

  it('a broadcast may consist of bytes', async () => {
    const topic = randomUUID()
    const [ana, luis] = [await enter(topic), await enter(topic)]
    await say(ana, new Uint8Array([0, 255, 7]).buffer)
    await expect.poll(() => luis.heard.length, SOON).toBe(1)
    expect([...new Uint8Array(luis.heard[0] as ArrayBuffer)]).toEqual([0, 255, 7])
  })

  it('refuses a broadcast that is too large and delivers it to nobody', async () => {
    const topic = randomUUID()
    const [sender, listener] = [await enter(topic, { ack: true }), await enter(topic)]
    expect(await say(sender, 'x'.repeat(300 * 1024))).toBe('error')
    expect(await say(sender, { marca: 1 })).toBe('ok')
    await expect.poll(() => listener.heard, SOON).toEqual([{ marca: 1 }])
  })

  it('on the wire of version 1 a broadcast is a frame of type, event and payload', async () => {
    const topic = randomUUID()
    const socket = await openSocket('1.0.0')
    await socket.join(`realtime:${topic}`)
    await say(await enter(topic), { n: 1 })
    const { payload } = await socket.wait('broadcast')
    expect(payload).toMatchObject({ type: 'broadcast', event: 'dicho', payload: { n: 1 } })
    socket.close()
  })
})

describe('a broadcast over HTTP', () => {
  it('httpSend sends a broadcast without joining', async () => {
    const topic = randomUUID()
    const { heard } = await enter(topic)
    const sender = anonymous().channel(topic)
    expect(await sender.httpSend('dicho', { via: 'http' })).toEqual({ success: true })
    await expect.poll(() => heard, SOON).toEqual([{ via: 'http' }])
  })

  it('a broadcast over HTTP may consist of bytes', async () => {
    const topic = randomUUID()
    const { heard } = await enter(topic)
    await anonymous()
      .channel(topic)
      .httpSend('dicho', new Uint8Array([1, 2]).buffer)
    await expect.poll(() => heard.length, SOON).toBe(1)
    expect([...new Uint8Array(heard[0] as ArrayBuffer)]).toEqual([1, 2])
  })

  it('the client sends broadcasts over HTTP while the channel is not joined yet', async () => {
    const topic = randomUUID()
    const { heard } = await enter(topic)
    const channel = anonymous().channel(topic)
    expect(await say({ channel, heard: [] }, { via: 'lote' })).toBe('ok')
    await expect.poll(() => heard, SOON).toEqual([{ via: 'lote' }])
  })

  it('a broadcast over HTTP carries several messages at once', async () => {
    const [one, two] = [randomUUID(), randomUUID()]
    const guests = [await enter(one), await enter(two)]
    const { status } = await raw('/realtime/v1/api/broadcast', {
      method: 'POST',
      body: {
        messages: [one, two].map((topic) => ({ topic, event: 'dicho', payload: { topic } })),
      },
    })
    expect(status).toBe(202)
    await expect
      .poll(() => guests.map(({ heard }) => heard), SOON)
      .toEqual([[{ topic: one }], [{ topic: two }]])
  })

  it('refuses a broadcast over HTTP to a private channel', async () => {
    const channel = anonymous().channel(randomUUID(), { config: { private: true } })
    await expect(channel.httpSend('dicho', {})).rejects.toThrow('Unauthorized')
  })

  it.each([
    ['without a key', { key: null, body: { messages: [] } }, 401],
    ['with a token that is none', { bearer: 'a.b.c', body: { messages: [] } }, 401],
    ['that is no batch', { body: { messages: [{ topic: 1 }] } }, 422],
    ['that is no JSON', { body: '{' }, 422],
  ])('refuses a broadcast over HTTP %s', async (_, request, status) => {
    const answer = await raw('/realtime/v1/api/broadcast', { method: 'POST', ...request })
    expect(answer.status).toBe(status)
  })
})
