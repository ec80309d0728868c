import type { RealtimeChannel } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { subscribe } from '../../test-support/subscribe.ts'
import { channelOf, leaveChannels } from '../support/realtime.ts'
import { openSocket } from '../support/raw-socket.ts'
import { SOON } from '../../test-support/soon.ts'

afterEach(leaveChannels)

interface Guest {
  channel: RealtimeChannel
  events: string[]
  seen(): Record<string, string[]>
}

async function enter(topic: string, key: string, vsn = '2.0.0'): Promise<Guest> {
  const client = anonymous({ realtime: { vsn } })
  const channel = channelOf(client, topic, { config: { presence: { key } } })
  const events: string[] = []
  channel.on('presence', { event: 'sync' }, () => void events.push('sync'))
  channel.on('presence', { event: 'join' }, ({ key: who }) => void events.push(`+${who}`))
  channel.on('presence', { event: 'leave' }, ({ key: who }) => void events.push(`-${who}`))
  await subscribe(channel)
  const seen = () =>
    Object.fromEntries(
      Object.entries(channel.presenceState<{ name: string }>()).map(([who, metas]) => [
        who,
        metas.map(({ name }) => name),
      ]),
    )
  return { channel, events, seen }
}

describe('presence', () => {
  it('presence tells a guest who comes later about the guests who are present', async () => {
    const topic = randomUUID()
    const ana = await enter(topic, 'ana')
    expect(await ana.channel.track({ name: 'Ana' })).toBe('ok')
    const luis = await enter(topic, 'luis')
    await expect.poll(() => luis.seen(), SOON).toEqual({ ana: ['Ana'] })
    expect(luis.events).toContain('sync')
  })

  it('presence tells the guests who are present about a guest who comes', async () => {
    const topic = randomUUID()
    const [ana, luis] = [await enter(topic, 'ana'), await enter(topic, 'luis')]
    await luis.channel.track({ name: 'Luis' })
    await expect.poll(() => ana.seen(), SOON).toEqual({ luis: ['Luis'] })
    expect(ana.events).toContain('+luis')
  })

  it('presence gives a guest the guest’s own entry', async () => {
    const ana = await enter(randomUUID(), 'ana')
    await ana.channel.track({ name: 'Ana' })
    await expect.poll(() => ana.seen(), SOON).toEqual({ ana: ['Ana'] })
    const [entry] = ana.channel.presenceState()['ana'] ?? []
    expect(entry).toEqual({ name: 'Ana', presence_ref: expect.any(String) })
  })

  it('presence tells guests when another guest changes an entry', async () => {
    const topic = randomUUID()
    const [ana, luis] = [await enter(topic, 'ana'), await enter(topic, 'luis')]
    await luis.channel.track({ name: 'Luis' })
    await expect.poll(() => ana.seen(), SOON).toEqual({ luis: ['Luis'] })
    await luis.channel.track({ name: 'Luis, ocupado' })
    await expect.poll(() => ana.seen(), SOON).toEqual({ luis: ['Luis, ocupado'] })
  })

  it.each([
    ['stops being there', ({ channel }: Guest) => channel.untrack()],
    ['leaves the channel', ({ channel }: Guest) => channel.unsubscribe()],
  ])('presence tells the others that a guest %s', async (_, go) => {
    const topic = randomUUID()
    const [ana, luis] = [await enter(topic, 'ana'), await enter(topic, 'luis')]
    await luis.channel.track({ name: 'Luis' })
    await expect.poll(() => ana.seen(), SOON).toEqual({ luis: ['Luis'] })
    await go(luis)
    await expect.poll(() => ana.seen(), SOON).toEqual({})
    expect(ana.events).toContain('-luis')
  })

  it('presence tells the others that a guest lost the connection', async () => {
    const topic = randomUUID()
    const ana = await enter(topic, 'ana')
    const socket = await openSocket()
    await socket.join(`realtime:${topic}`, { config: { presence: { key: 'luis', enabled: true } } })
    socket.send({
      join_ref: '1',
      ref: '2',
      topic: `realtime:${topic}`,
      event: 'presence',
      payload: { type: 'presence', event: 'track', payload: { name: 'Luis' } },
    })
    await expect.poll(() => ana.seen(), SOON).toEqual({ luis: ['Luis'] })
    socket.close()
    await expect.poll(() => ana.seen(), SOON).toEqual({})
  })

  it('presence shows one person on two devices under one key', async () => {
    const topic = randomUUID()
    const [phone, desk] = [await enter(topic, 'ana'), await enter(topic, 'ana')]
    await phone.channel.track({ name: 'teléfono' })
    await expect.poll(() => desk.seen(), SOON).toEqual({ ana: ['teléfono'] })
    await desk.channel.track({ name: 'escritorio' })
    await expect
      .poll(() => phone.seen()['ana']?.toSorted(), SOON)
      .toEqual(['escritorio', 'teléfono'])
    await desk.channel.unsubscribe()
    await expect.poll(() => phone.seen(), SOON).toEqual({ ana: ['teléfono'] })
  })

  it('presence gives each guest without a key a key of its own', async () => {
    const topic = randomUUID()
    const [one, two] = [await enter(topic, ''), await enter(topic, '')]
    await one.channel.track({ name: 'uno' })
    await two.channel.track({ name: 'dos' })
    await expect
      .poll(
        () =>
          Object.values(one.seen())
            .flat()
            .toSorted((a, b) => a.localeCompare(b)),
        SOON,
      )
      .toEqual(['dos', 'uno'])
    expect(Object.keys(one.seen())).toHaveLength(2)
  })

  it('clients on both versions of the protocol see each other’s presence', async () => {
    const topic = randomUUID()
    const [old, modern] = [await enter(topic, 'vieja', '1.0.0'), await enter(topic, 'nueva')]
    await old.channel.track({ name: 'uno' })
    await modern.channel.track({ name: 'dos' })
    const both = { vieja: ['uno'], nueva: ['dos'] }
    await expect.poll(() => [old.seen(), modern.seen()], SOON).toEqual([both, both])
  })

  it('on the wire presence is sent as a state first and as differences later', async () => {
    const topic = randomUUID()
    const ana = await enter(topic, 'ana')
    await ana.channel.track({ name: 'Ana' })
    const socket = await openSocket()
    await socket.join(`realtime:${topic}`, { config: { presence: { key: 'luis', enabled: true } } })
    expect((await socket.wait('presence_state')).payload).toEqual({
      ana: { metas: [{ name: 'Ana', phx_ref: expect.any(String) }] },
    })
    await ana.channel.untrack()
    const { payload } = await socket.wait('presence_diff')
    expect(payload).toEqual({
      joins: {},
      leaves: { ana: { metas: [{ name: 'Ana', phx_ref: expect.any(String) }] } },
    })
    socket.close()
  })
})
