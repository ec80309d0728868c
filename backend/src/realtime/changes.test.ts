import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../test/test-database.ts'
import { addFactor } from '../../test/rls/agents.ts'
import { createAgent, type Agent } from './testing/agents.ts'
import { subscribe } from '../../../test-support/subscribe.ts'
import { column, connect, connectAs, disconnectAll, follow } from './testing/clients.ts'
import {
  createRealtimeDatabase,
  startRealtime,
  type RealtimeServer,
} from './testing/realtime-server.ts'
import { SOON } from '../../../test-support/soon.ts'

let database: TestDatabase
let server: RealtimeServer
let ana: Agent
let luis: Agent

beforeAll(async () => {
  database = await createRealtimeDatabase()
  server = await startRealtime(database)
  ana = await createAgent(database, server.services)
  luis = await createAgent(database, server.services)
})
afterEach(disconnectAll)
afterAll(async () => {
  await server.close()
  await database.drop()
})

const as = (agent: Agent) => connectAs(server, agent)

function post(id: number, fields: Record<string, unknown> = {}): Promise<unknown> {
  const row = { id, text: `aviso ${id}`, ...fields }
  return database.owner.query(
    `insert into billboard select * from jsonb_populate_record(null::billboard, $1)`,
    [JSON.stringify(row)],
  )
}

describe('changes of the own rows', () => {
  it('changes of the own rows do not reach a session that still owes the second factor', async () => {
    const rosa = await createAgent(database, server.services)
    const changes = await follow(await as(rosa), { table: 'tasks' })
    const add = (title: string) =>
      database.owner.query('insert into tasks (user_id, title) values ($1, $2)', [rosa.id, title])
    await add('Antes')
    await expect.poll(() => changes.length, SOON).toBe(1)
    await addFactor(database.owner, rosa.id)
    await add('Con factor')
    await expect(rosa.addTask('Sin mostrarlo')).rejects.toMatchObject({ code: '42501' })
    const heard = await follow(await as(ana), { table: 'tasks' })
    await ana.addTask('Marca')
    await expect.poll(() => heard.length, SOON).toBe(1)
    expect(column(changes)).toEqual(['Antes'])
    // The connection continues once the account owes no second factor.
    await database.owner.query('delete from auth.mfa_factors where user_id = $1', [rosa.id])
    await add('Después')
    await expect.poll(() => column(changes), SOON).toContain('Después')
  })

  it('delivers insert, update and delete to the owner, as supabase-js expects each event', async () => {
    const changes = await follow(await as(ana), { table: 'tasks' })
    const id = await ana.addTask('Llamar')
    await expect.poll(() => changes.length, SOON).toBe(1)
    await ana.run(`update tasks set status = 'completed' where id = $1`, [id])
    await expect.poll(() => changes.length, SOON).toBe(2)
    await ana.run('delete from tasks where id = $1', [id])
    await expect.poll(() => changes.length, SOON).toBe(3)

    const [inserted, updated, deleted] = changes
    expect(inserted).toMatchObject({
      schema: 'public',
      table: 'tasks',
      eventType: 'INSERT',
      errors: null,
      new: { id, title: 'Llamar', user_id: ana.id, status: 'pending' },
      old: {},
    })
    expect(inserted!.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(updated).toMatchObject({ eventType: 'UPDATE', new: { id, status: 'completed' } })
    expect(updated!.old).toEqual({ id })
    expect(deleted).toMatchObject({ eventType: 'DELETE', new: {} })
    expect(deleted!.old).toEqual({ id })
  })

  it('changes made by psql are reported, and every row of a large statement in order', async () => {
    const changes = await follow(await as(ana), { table: 'tasks', event: 'INSERT' })
    await database.owner.query(
      `insert into tasks (user_id, assigned_to, title) select $1, $1, 'Tarea ' || n from generate_series(1, 1000) n`,
      [ana.id],
    )
    await expect.poll(() => changes.length, SOON).toBe(1000)
    expect(column(changes)).toEqual(Array.from({ length: 1000 }, (_, i) => `Tarea ${i + 1}`))
  })

  it('a transaction that was rolled back causes no changes', async () => {
    const changes = await follow(await as(ana), { table: 'tasks' })
    await database.owner.query('begin')
    await database.owner.query(
      `insert into tasks (user_id, assigned_to, title) values ($1, $1, 'Nunca')`,
      [ana.id],
    )
    await database.owner.query('rollback')
    await ana.addTask('Marca')
    await expect.poll(() => column(changes), SOON).toEqual(['Marca'])
  })

  it('a change has the old key when an update changes the key', async () => {
    const changes = await follow(connect(server), { table: 'billboard' })
    await post(1)
    await expect.poll(() => changes.length, SOON).toBe(1)
    await database.owner.query('update billboard set id = 2 where id = 1')
    await expect.poll(() => changes.length, SOON).toBe(2)
    expect(changes[1]).toMatchObject({ new: { id: 2 }, old: { id: 1 } })
    await database.owner.query('delete from billboard')
  })
})

describe('changes of others', () => {
  it('an agent’s changes do not reach another agent', async () => {
    const changes = await follow(await as(luis), { table: 'tasks' })
    const id = await ana.addTask('De Ana')
    await ana.run(`update tasks set title = 'De Ana aún' where id = $1`, [id])
    await luis.addTask('De Luis')
    await expect.poll(() => column(changes), SOON).toEqual(['De Luis'])
    await ana.run('delete from tasks where id = $1', [id])
    await luis.addTask('Otra de Luis')
    await expect.poll(() => column(changes), SOON).toEqual(['De Luis', 'Otra de Luis'])
  })

  it('the policies decide who else receives the changes of a row', async () => {
    const changes = await follow(await as(luis), { table: 'notes' })
    const anonymous = await follow(connect(server), { table: 'notes' })
    const write = (title: string, shared: boolean) =>
      ana.run('insert into notes (title, shared) values ($1, $2)', [title, shared])
    await write('Privada', false)
    await write('Compartida', true)
    await luis.run(`insert into notes (title) values ('De Luis')`)
    await write('Otra compartida', true)
    await expect
      .poll(() => column(changes), SOON)
      .toEqual(['Compartida', 'De Luis', 'Otra compartida'])
    await expect.poll(() => column(anonymous), SOON).toEqual(['Compartida', 'Otra compartida'])
  })

  it('an anonymous visitor receives no changes of an agent', async () => {
    const client = connect(server)
    const changes = await follow(client, { schema: '*' })
    const id = await ana.addTask('Privada')
    await post(10)
    await expect.poll(() => column(changes, 'text'), SOON).toEqual(['aviso 10'])
    await ana.run('delete from tasks where id = $1', [id])
    await post(11)
    await expect.poll(() => column(changes, 'text'), SOON).toEqual(['aviso 10', 'aviso 11'])
  })

  it('only the secret key learns of a deletion in a table without owners', async () => {
    const anonymous = await follow(connect(server), { table: 'billboard' })
    const { secretKey } = server.services.keyring
    const service = await follow(connect(server, { key: secretKey }), { table: 'billboard' })
    await post(20)
    await expect.poll(() => [service.length, anonymous.length], SOON).toEqual([1, 1])
    await database.owner.query('delete from billboard where id = 20')
    await post(21)
    await expect
      .poll(() => service.map((change) => change.eventType), SOON)
      .toEqual(['INSERT', 'DELETE', 'INSERT'])
    await expect.poll(() => column(anonymous, 'id'), SOON).toEqual([20, 21])
  })

  it('the secret key receives the changes of every agent', async () => {
    const { secretKey } = server.services.keyring
    const changes = await follow(connect(server, { key: secretKey }), { table: 'tasks' })
    await ana.addTask('Una')
    await luis.addTask('Otra')
    await expect.poll(() => column(changes), SOON).toEqual(['Una', 'Otra'])
  })

  it('after a row changes its owner, the new owner receives its changes and the old owner does not', async () => {
    const anas = await follow(await as(ana), { table: 'notifications' })
    const luiss = await follow(await as(luis), { table: 'notifications' })
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into notifications (user_id, title, message) values ($1, 'De Ana', 'x') returning id`,
      [ana.id],
    )
    await expect.poll(() => column(anas), SOON).toEqual(['De Ana'])
    await database.owner.query(
      `update notifications set user_id = $1, title = 'De Luis' where id = $2`,
      [luis.id, rows[0]!.id],
    )
    await expect.poll(() => column(luiss), SOON).toEqual(['De Luis'])
    await database.owner.query(
      `insert into notifications (user_id, title, message) values ($1, 'Marca', 'x')`,
      [ana.id],
    )
    await expect.poll(() => column(anas), SOON).toEqual(['De Ana', 'Marca'])
  })
})

describe('bindings', () => {
  it('bindings receive only their own events', async () => {
    const inserts = await follow(await as(ana), { table: 'tasks', event: 'INSERT' })
    const updates = await follow(await as(ana), { table: 'tasks', event: 'UPDATE' })
    const deletes = await follow(await as(ana), { table: 'tasks', event: 'DELETE' })
    const counts = () => [inserts.length, updates.length, deletes.length]
    const id = await ana.addTask('Primero')
    await expect.poll(counts, SOON).toEqual([1, 0, 0])
    await ana.run(`update tasks set title = 'Segundo' where id = $1`, [id])
    await expect.poll(counts, SOON).toEqual([1, 1, 0])
    await ana.run('delete from tasks where id = $1', [id])
    await expect.poll(counts, SOON).toEqual([1, 1, 1])
    expect(deletes[0]).toMatchObject({ eventType: 'DELETE', old: { id } })
  })

  it('a binding that names no table receives changes of every published table', async () => {
    const changes = await follow(await as(ana), {})
    await ana.addTask('Tarea')
    await post(30)
    await expect
      .poll(() => changes.map((change) => change.table), SOON)
      .toEqual(['tasks', 'billboard'])
  })

  it('serves several bindings of one channel, each with its own changes', async () => {
    const channel = (await as(ana)).channel('dos')
    const heard: string[] = []
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'tasks' }, () =>
      heard.push('tasks'),
    )
    channel.on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'tasks', filter: 'priority=eq.high' },
      () => heard.push('high'),
    )
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'billboard' }, () =>
      heard.push('billboard'),
    )
    await subscribe(channel)
    await ana.addTask('Normal')
    await ana.addTask('Urgente', { priority: 'high' })
    await post(31)
    await expect.poll(() => heard, SOON).toEqual(['tasks', 'tasks', 'high', 'billboard'])
  })

  it('a binding sends only the selected columns and the key', async () => {
    const changes = await follow(await as(ana), { table: 'tasks', select: ['title'] })
    const id = await ana.addTask('Corta')
    await expect.poll(() => changes.length, SOON).toBe(1)
    expect(changes[0]!.new).toEqual({ id, title: 'Corta' })
  })

  it('a change leaves out columns that the role may not read, and prints types as PostgreSQL does', async () => {
    const changes = await follow(connect(server), { table: 'billboard' })
    await post(0, {
      id: '9007199254740993',
      price: '12345678901234567890.5',
      tags: ['a,b', 'ñ'],
      data: { ok: true },
      shown: false,
      at: '2026-01-02T03:04:05Z',
      secret: 'nobody',
    })
    await expect.poll(() => changes.length, SOON).toBe(1)
    expect(changes[0]!.new).toMatchObject({
      tags: ['a,b', 'ñ'],
      data: { ok: true },
      shown: false,
      at: '2026-01-02T03:04:05+00:00',
    })
    expect(changes[0]!.new).not.toHaveProperty('secret')
  })

  it.each([
    ['a table that is not published', { table: 'clients' }, /check Realtime is enabled/],
    ['a table that does not exist', { table: 'nada' }, /check Realtime is enabled/],
    ['an unknown operator', { table: 'tasks', filter: 'title=foo.hey' }, /\["foo","hey"\]/],
    [
      'an unknown column',
      { table: 'tasks', filter: 'nada=eq.1' },
      /invalid column for filter nada/,
    ],
    ['a value of another type', { table: 'tasks', filter: 'id=eq.uno' }, /22P02.*uuid/],
    ['an operator the type lacks', { table: 'tasks', filter: 'id=like.a%' }, /42883/],
    ['a broken regular expression', { table: 'tasks', filter: 'title=match.(' }, /2201B/],
    ['a pattern that ends in an escape', { table: 'tasks', filter: 'title=like.a\\' }, /22025/],
    [
      'an unknown selected column',
      { table: 'tasks', select: ['nada'] },
      /invalid column for select/,
    ],
    [
      'a hidden column',
      { table: 'billboard', filter: 'secret=eq.x' },
      /invalid column for filter secret/,
    ],
  ])(
    'reports a binding to %s in a system message and keeps the channel',
    async (_, binding, message) => {
      const channel = (await as(ana)).channel('malo')
      const systems: Record<string, string>[] = []
      channel.on('system', {}, (system: Record<string, string>) => void systems.push(system))
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', ...binding } as never,
        () => undefined,
      )
      await subscribe(channel)
      await expect.poll(() => systems.length, SOON).toBe(1)
      expect(systems[0]).toMatchObject({ status: 'error', extension: 'postgres_changes' })
      expect(systems[0]!['message']).toMatch(message)
    },
  )

  it('refuses the join because of a bad binding when the client waits for the subscription', async () => {
    const channel = (await as(ana)).channel('espera', {
      config: { postgres_changes_options: { wait: true } },
    })
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'nada' }, () => undefined)
    await expect(subscribe(channel)).rejects.toThrow('RealtimeDisabledForConfiguration')
  })
})

describe('filters', () => {
  it.each([
    ['priority=eq.high', ['alta']],
    ['priority=neq.high', ['baja', 'vacía']],
    ['priority=in.(high,urgent)', ['alta']],
    ['priority=not.in.(high,urgent)', ['baja', 'vacía']],
    ['title=like.al%', ['alta']],
    ['title=ilike.AL%', ['alta']],
    ['title=match.^[ab]', ['alta', 'baja']],
    ['title=imatch.^B', ['baja']],
    ['title=gt.b', ['baja', 'vacía']],
    ['title=lte.baja', ['alta', 'baja']],
    ['description=is.null', ['alta', 'vacía']],
    ['description=not.is.null', ['baja']],
    ['description=isdistinct.nota', ['alta', 'vacía']],
    ['priority=eq.low,title=like.b%', ['baja']],
    ['title=in.("a,b","vacía")', ['vacía']],
  ])('applies the filter %s', async (filter, expected) => {
    // Both channels belong to one person, so one read serves both, and the change of the marker cannot arrive first.
    const filtered = await follow(await as(ana), { table: 'tasks', event: 'INSERT', filter })
    const marks = await follow(await as(ana), {
      table: 'tasks',
      event: 'INSERT',
      filter: 'title=eq.Marca',
    })
    await ana.addTask('alta', { priority: 'high' })
    await ana.addTask('baja', { priority: 'low', description: 'nota' })
    await ana.addTask('vacía')
    await ana.addTask('Marca')
    await expect.poll(() => marks.length, SOON).toBe(1)
    await expect
      .poll(() => column(filtered).filter((title) => title !== 'Marca'), SOON)
      .toEqual(expected)
  })

  it('applies filters on the key and the owner to deletions; filters on unknown columns do not match', async () => {
    const kept = await ana.addTask('Otra')
    const id = await ana.addTask('Esta')
    const byKey = await follow(await as(ana), {
      table: 'tasks',
      event: 'DELETE',
      filter: `id=eq.${id}`,
    })
    const byOwner = await follow(await as(ana), {
      table: 'tasks',
      event: 'DELETE',
      filter: `user_id=eq.${ana.id}`,
    })
    const byTitle = await follow(await as(ana), {
      table: 'tasks',
      event: 'DELETE',
      filter: 'title=eq.Esta',
    })
    await ana.run('delete from tasks where id = $1', [kept])
    await ana.run('delete from tasks where id = $1', [id])
    await expect
      .poll(() => byOwner.map((change) => change.old), SOON)
      .toEqual([{ id: kept }, { id }])
    await expect.poll(() => byKey.map((change) => change.old), SOON).toEqual([{ id }])
    expect(byTitle).toEqual([])
  })

  it('a filter’s text never becomes part of the statement', async () => {
    const hostile = `title=eq.') or true; drop table tasks; --`
    const changes = await follow(await as(ana), { table: 'tasks', filter: hostile })
    const all = await follow(await as(ana), { table: 'tasks' })
    await ana.addTask('Inocente')
    await expect.poll(() => column(all), SOON).toEqual(['Inocente'])
    expect(changes).toEqual([])
  })
})
