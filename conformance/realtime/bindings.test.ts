import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { signedUp, type Person } from '../support/clients.ts'
import { subscribe } from '../../test-support/subscribe.ts'
import {
  addTask,
  channelOf,
  column,
  follow,
  gather,
  leaveChannels,
  systemMessages,
  type ChangeBinding,
} from '../support/realtime.ts'
import { openSocket } from '../support/raw-socket.ts'
import { SOON } from '../../test-support/soon.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})
afterEach(leaveChannels)

describe('bindings', () => {
  it('a binding receives only the events that it names', async () => {
    const channel = channelOf(ana.client)
    const kinds: ChangeBinding['event'][] = ['INSERT', 'UPDATE', 'DELETE', '*']
    const heard = kinds.map((event) => gather(channel, { table: 'tasks', ...(event && { event }) }))
    await subscribe(channel)
    const events = () => heard.map((changes) => changes.map(({ eventType }) => eventType))
    const id = await addTask(ana, 'Nueva')
    await expect.poll(events, SOON).toEqual([['INSERT'], [], [], ['INSERT']])
    await ana.client.from('tasks').update({ title: 'Cambiada' }).eq('id', id)
    await expect.poll(events, SOON).toEqual([['INSERT'], ['UPDATE'], [], ['INSERT', 'UPDATE']])
    await ana.client.from('tasks').delete().eq('id', id)
    await expect
      .poll(events, SOON)
      .toEqual([['INSERT'], ['UPDATE'], ['DELETE'], ['INSERT', 'UPDATE', 'DELETE']])
  })

  it('two bindings of one channel each receive their own changes', async () => {
    const channel = channelOf(ana.client)
    const tasks = gather(channel, { table: 'tasks' })
    const urgent = gather(channel, { table: 'tasks', event: 'INSERT', filter: 'priority=eq.high' })
    const interactions = gather(channel, { table: 'interactions' })
    await subscribe(channel)
    await addTask(ana, 'Normal')
    await addTask(ana, 'Urgente', { priority: 'high' })
    await ana.client.from('interactions').insert({ subject: 'Visita' })
    await expect.poll(() => column(interactions, 'subject'), SOON).toEqual(['Visita'])
    expect(column(tasks)).toEqual(['Normal', 'Urgente'])
    expect(column(urgent)).toEqual(['Urgente'])
  })

  it('a binding without a table receives changes of every published table that the agent may read', async () => {
    const changes = await follow(ana.client, {})
    await addTask(ana, 'Tarea')
    await ana.client.from('interactions').insert({ subject: 'Visita' })
    await ana.client
      .from('clients')
      .insert({ type: 'comprador', first_name: 'No', last_name: 'Publicada' })
    await ana.client.from('documents').insert({ name: 'Contrato' })
    const own = () =>
      changes
        .filter((change) => (change.new as Record<string, unknown>)['user_id'] === ana.user.id)
        .map(({ table }) => table)
    await expect.poll(own, SOON).toEqual(['tasks', 'interactions', 'documents'])
  })

  it('the reply to a join repeats the bindings in order, each with a number', async () => {
    const socket = await openSocket()
    const asked = [
      { event: 'INSERT', schema: 'public', table: 'fx_board', filter: 'batch=eq.a' },
      { event: '*', schema: 'public' },
      { event: 'DELETE', schema: 'public', table: 'fx_memos' },
    ]
    const reply = await socket.join('realtime:orden', { config: { postgres_changes: asked } })
    const { postgres_changes: bound } = (
      reply as { response: { postgres_changes: { id: number }[] } }
    ).response
    expect(bound).toMatchObject(asked)
    expect(new Set(bound.map(({ id }) => id)).size).toBe(3)
    expect(bound.every(({ id }) => id > 0)).toBe(true)
    socket.close()
  })

  it('a channel may have no bindings', async () => {
    const socket = await openSocket()
    expect(await socket.join('realtime:nada')).toEqual({
      status: 'ok',
      response: { postgres_changes: [] },
    })
    socket.close()
  })

  it.each<[what: string, binding: ChangeBinding, message: RegExp]>([
    ['a table that is not published', { table: 'clients' }, /check Realtime is enabled/],
    ['a table that does not exist', { table: 'nada' }, /check Realtime is enabled/],
    ['a table without a key', { table: 'fx_unkeyed' }, /check Realtime is enabled/],
    ['a schema that is not published', { schema: 'auth', table: 'users' }, /Realtime is enabled/],
    ['an operator there is not', { table: 'tasks', filter: 'title=foo.x' }, /filter|foo/],
    ['a filter without a value', { table: 'tasks', filter: 'title' }, /filter|title/],
    ['a column there is not', { table: 'tasks', filter: 'nada=eq.1' }, /nada/],
    ['a column that is hidden', { table: 'fx_board', filter: 'secret=eq.x' }, /secret/],
    ['a value of another type', { table: 'tasks', filter: 'id=eq.uno' }, /uuid/],
    ['an operator that the type lacks', { table: 'tasks', filter: 'id=like.a%' }, /42883/],
    ['a selected column there is not', { table: 'tasks', select: ['nada'] }, /nada/],
  ])(
    'bindings with %s get a system error, and the channel stays open',
    async (_, binding, message) => {
      const channel = channelOf(ana.client)
      const systems = systemMessages(channel)
      const heard: unknown[] = []
      gather(channel, binding)
      channel.on('broadcast', { event: 'x' }, ({ payload }) => void heard.push(payload))
      await subscribe(channel)
      await expect.poll(() => systems, SOON).toHaveLength(1)
      expect(systems[0]).toMatchObject({ extension: 'postgres_changes', status: 'error' })
      expect(systems[0]?.message).toMatch(message)
      await channel.httpSend('x', { vive: true })
      await expect.poll(() => heard, SOON).toEqual([{ vive: true }])
    },
  )

  it('refuses the join of a client that waits for bindings that the server cannot serve', async () => {
    const channel = channelOf(ana.client, undefined, {
      config: { postgres_changes_options: { wait: true } },
    })
    gather(channel, { table: 'nada' })
    await expect(subscribe(channel)).rejects.toThrow('RealtimeDisabledForConfiguration')
  })
})

describe('a filter', () => {
  const FILTERS: [filter: string, titles: string[]][] = [
    ['priority=eq.high', ['alta']],
    ['priority=neq.high', ['baja', 'vacía', 'fin']],
    ['priority=in.(high,low)', ['alta', 'baja']],
    ['priority=not.in.(high,low)', ['vacía', 'fin']],
    ['priority=not.eq.medium', ['alta', 'baja']],
    ['description=is.null', ['alta', 'vacía', 'fin']],
    ['description=not.is.null', ['baja']],
    ['title=like.al%', ['alta']],
    ['title=ilike.AL%', ['alta']],
    ['title=not.like.%a', ['fin']],
    ['title=match.^[ab]', ['alta', 'baja']],
    ['title=imatch.^B', ['baja']],
    ['title=gt.b', ['baja', 'vacía', 'fin']],
    ['title=lte.baja', ['alta', 'baja']],
    ['description=isdistinct.nota', ['alta', 'vacía', 'fin']],
    ['priority=eq.low,title=like.b%', ['baja']],
    ['priority=eq.low,title=like.a%', []],
    ['title=in.("a,b","vacía")', ['vacía']],
    [`title=eq.') or true; drop table tasks; --`, []],
  ]
  const heard = new Map<string, unknown[]>()

  beforeAll(async () => {
    const channel = ana.client.channel('filtros')
    const gathered = FILTERS.map(([filter]) => ({
      filter,
      changes: gather(channel, { table: 'tasks', event: 'INSERT', filter }),
    }))
    const all = gather(channel, { table: 'tasks', event: 'INSERT' })
    await subscribe(channel)
    await addTask(ana, 'alta', { priority: 'high' })
    await addTask(ana, 'baja', { priority: 'low', description: 'nota' })
    await addTask(ana, 'vacía')
    await addTask(ana, 'fin')
    await vi.waitUntil(() => all.length === 4, SOON)
    for (const { filter, changes } of gathered) heard.set(filter, column(changes))
    await ana.client.removeChannel(channel)
  })

  it.each(FILTERS)('the filter %s lets its rows through', (filter, titles) => {
    expect(heard.get(filter)).toEqual(titles)
  })
})
