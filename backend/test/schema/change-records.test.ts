import { randomUUID } from 'node:crypto'
import { LIST_ENTITIES } from '@predio/domain/views'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

interface Outcome {
  id: string
  outcome: string
  before?: Record<string, unknown> | null
  seen?: string | null
  task_id?: string
}

let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  agent = await createAgent(database.owner)
})

async function call(name: string, args: Record<string, unknown>): Promise<Outcome[]> {
  const given = Object.keys(args).map((argument, i) => `${argument} => $${i + 1}`)
  const { owner } = database
  const text = `select coalesce(jsonb_agg(answer), '[]')::text as answers from public.${name}(${given.join(', ')}) as answer`
  return runAs(owner, agent, async () => {
    const { rows } = await owner.query<{ answers: string }>(text, Object.values(args))
    return JSON.parse(rows[0]?.answers ?? '[]') as Outcome[]
  })
}

const addClient = (values: Record<string, unknown> = {}) =>
  insertRow(database.owner, 'clients', {
    user_id: agent.id,
    type: 'comprador',
    first_name: 'Ana',
    last_name: 'Pech',
    ...values,
  })

async function read(table: string, id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.owner.query<Record<string, unknown>>(
    `select * from ${table} where id = $1`,
    [id],
  )
  return rows[0]
}

it.each(LIST_ENTITIES.filter((list) => list !== 'listings'))(
  'BULK-03 some columns of %s can be changed for many records at once',
  async (kind) => {
    const { rows } = await database.owner.query<{ columns: string[] | null }>(
      'select private.bulk_columns($1) as columns',
      [kind],
    )
    expect(rows[0]?.columns?.length).toBeGreaterThan(0)
  },
)

describe('change_records', () => {
  it('BULK-05 a bulk change answers the outcome of each record, and nothing for a missing record', async () => {
    const active = await addClient()
    const lead = await addClient({ status: 'lead' })
    const answers = await call('change_records', {
      kind: 'clients',
      ids: [active, lead, randomUUID()],
      changes: JSON.stringify({ status: 'lead' }),
    })
    expect(answers).toHaveLength(2)
    expect(answers.find(({ id }) => id === active)).toMatchObject({
      outcome: 'changed',
      before: { status: 'active' },
    })
    expect(answers.find(({ id }) => id === lead)).toMatchObject({ outcome: 'same', before: null })
  })

  it('BULK-68 a bulk change adds and removes tags regardless of case, and keeps their order', async () => {
    const id = await addClient({ tags: ['Crédito', 'VIP', 'Playa'] })
    const [first] = await call('change_records', {
      kind: 'clients',
      ids: [id],
      add_tags: ['vip', 'Urgente'],
      remove_tags: ['PLAYA'],
    })
    expect(first).toMatchObject({
      outcome: 'changed',
      before: { tags: ['Crédito', 'VIP', 'Playa'] },
    })
    expect(await read('clients', id)).toMatchObject({ tags: ['Crédito', 'VIP', 'Urgente'] })
    const again = await call('change_records', { kind: 'clients', ids: [id], add_tags: ['VIP'] })
    expect(again).toMatchObject([{ outcome: 'same' }])
  })

  it('CLIENT-04 a bulk change adds tags trimmed, each once, and no blank ones', async () => {
    const id = await addClient({ tags: ['VIP'] })
    const add_tags = ['', '  ', null, ' a', 'A', 'vip ', 'Playa\n']
    await call('change_records', { kind: 'clients', ids: [id], add_tags })
    expect(await read('clients', id)).toMatchObject({ tags: ['VIP', 'a', 'Playa'] })
    await call('change_records', { kind: 'clients', ids: [id], remove_tags: [' PLAYA '] })
    expect(await read('clients', id)).toMatchObject({ tags: ['VIP', 'a'] })
  })

  it.each([{ remove_tags: [null] }, { add_tags: null, remove_tags: ['x'] }, { add_tags: [null] }])(
    'BULK-68 a value that is no tag changes no tags: %o',
    async (given) => {
      const id = await addClient({ tags: ['VIP', 'Playa'] })
      const answers = await call('change_records', { kind: 'clients', ids: [id], ...given })
      expect(answers).toMatchObject([{ outcome: 'same' }])
      expect(await read('clients', id)).toMatchObject({ tags: ['VIP', 'Playa'] })
    },
  )

  it.each([
    { changes: JSON.stringify({ tags: ['x'] }) },
    { changes: JSON.stringify({ tags: ['x'] }), add_tags: ['y'] },
    { add_tags: Array.from({ length: 201 }, (_, at) => `t${at}`) },
    { remove_tags: Array.from({ length: 201 }, (_, at) => `t${at}`) },
  ])('BULK-68 refuses tags that replace the whole list, and more than 200', async (given) => {
    const args = { kind: 'clients', ids: [agent.ids['clients']], ...given }
    await expect(call('change_records', args)).rejects.toMatchObject({ code: '22023' })
  })

  it('BULK-05 a record that a constraint refuses does not stop the changes of the others', async () => {
    const full = await addClient({ tags: Array.from({ length: 200 }, (_, at) => `t${at}`) })
    const other = await addClient()
    const answers = await call('change_records', {
      kind: 'clients',
      ids: [full, other],
      add_tags: ['una más'],
    })
    expect(answers.find(({ id }) => id === full)?.outcome).toBe('refused')
    expect(answers.find(({ id }) => id === other)?.outcome).toBe('changed')
  })

  it.each([
    ['opportunities', { stage_id: '57a60000-0000-4000-8000-000000000002' }],
    ['tasks', { priority: 'urgent', status: 'in_progress' }],
    ['interactions', { type: 'visit' }],
    ['documents', { category: 'contract' }],
  ])('BULK-03 a bulk change changes %s', async (kind, changes) => {
    const id = agent.ids[kind] ?? ''
    const before = await read(kind, id)
    const answers = await call('change_records', {
      kind,
      ids: [id],
      changes: JSON.stringify(changes),
    })
    expect(answers).toMatchObject([{ outcome: 'changed' }])
    expect(await read(kind, id)).toMatchObject(changes)
    const restored = await call('restore_records', { kind, records: JSON.stringify(answers) })
    expect(restored).toMatchObject([{ id, outcome: 'restored' }])
    const columns = Object.keys(changes)
    const after = await read(kind, id)
    expect(columns.map((name) => after?.[name])).toEqual(columns.map((name) => before?.[name]))
  })

  it.each([
    ['users', { email: 'x' }],
    ['clients', { user_id: randomUUID() }],
    ['clients', {}],
  ])(
    'BULK-03 refuses changes that are not allowed for many records: %s %o',
    async (kind, changes) => {
      const args = { kind, ids: [agent.ids['clients']], changes: JSON.stringify(changes) }
      await expect(call('change_records', args)).rejects.toMatchObject({ code: '22023' })
    },
  )

  it('BULK-04 a bulk change accepts a hundred records a call', async () => {
    const ids = Array.from({ length: 101 }, () => randomUUID())
    const changes = JSON.stringify({ status: 'lead' })
    await expect(call('change_records', { kind: 'clients', ids, changes })).rejects.toMatchObject({
      code: '22023',
    })
    await expect(call('delete_records', { kind: 'clients', ids })).rejects.toMatchObject({
      code: '22023',
    })
    expect(await call('change_records', { kind: 'clients', ids: ids.slice(1), changes })).toEqual(
      [],
    )
  })
})

describe('the stage of many opportunities', () => {
  const stage = (place: number) => `57a60000-0000-4000-8000-00000000000${place}`
  const [FIRST, SECOND, WON, LOST] = [1, 2, 6, 7].map(stage)
  const LONG_AGO = '2026-01-05T12:00:00.123456+00:00'

  const addOpportunity = (stage_id: string | undefined, values: Record<string, unknown> = {}) =>
    insertRow(database.owner, 'opportunities', {
      user_id: agent.id,
      stage_id,
      expected_amount: 100,
      stage_changed_at: LONG_AGO,
      ...values,
    })

  async function stateOf(id: string) {
    const { rows } = await database.owner.query<{ state: string }>(
      `select jsonb_build_object(
         'record', to_jsonb(own) - 'updated_at',
         'history', (
           select jsonb_agg(to_jsonb(change) order by change.created_at)
           from opportunity_stage_changes as change where change.opportunity_id = own.id
         )
       )::text as state
       from opportunities as own where own.id = $1`,
      [id],
    )
    return JSON.parse(rows[0]?.state ?? '{}') as {
      record: Record<string, unknown>
      history: Record<string, unknown>[]
    }
  }

  const move = (ids: string[], changes: Record<string, unknown>) =>
    call('change_records', { kind: 'opportunities', ids, changes: JSON.stringify(changes) })

  it('BULK-22 an undo leaves no trace of the move in the record or in its history', async () => {
    const open = await addOpportunity(FIRST)
    const won = await addOpportunity(WON, { closed_amount: 90.5, closed_reason: 'Precio' })
    const lost = await addOpportunity(LOST, { closed_reason: 'Ya no busca' })
    const ids = [open, won, lost]
    const before = await Promise.all(ids.map(stateOf))
    const answers = await move(ids, { stage_id: SECOND })
    expect(answers.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed'])
    for (const id of ids) {
      const { record, history } = await stateOf(id)
      expect(record).toMatchObject({ status: 'open', closed_at: null, closed_reason: null })
      expect(history).toHaveLength(2)
    }
    const restored = await call('restore_records', {
      kind: 'opportunities',
      records: JSON.stringify(answers),
    })
    expect(restored.map(({ outcome }) => outcome)).toEqual(['restored', 'restored', 'restored'])
    expect(await Promise.all(ids.map(stateOf))).toEqual(before)
  })

  it('BULK-21 BULK-22 many opportunities are lost for one reason without an amount, and an undo restores them', async () => {
    const open = await addOpportunity(FIRST)
    const won = await addOpportunity(WON, { closed_amount: 90 })
    const lost = await addOpportunity(LOST, { closed_reason: 'Precio' })
    const before = await Promise.all([open, won].map(stateOf))
    const answers = await move([open, won, lost], {
      stage_id: LOST,
      closed_amount: null,
      closed_reason: 'Ya no busca',
    })
    const outcomeOf = (id: string) => answers.find((answer) => answer.id === id)?.outcome
    expect([outcomeOf(open), outcomeOf(won), outcomeOf(lost)]).toEqual([
      'changed',
      'changed',
      'same',
    ])
    for (const id of [open, won]) {
      expect((await stateOf(id)).record).toMatchObject({
        status: 'lost',
        closed_reason: 'Ya no busca',
        closed_amount: null,
      })
    }
    // A lost opportunity still has its reason.
    expect((await stateOf(lost)).record).toMatchObject({ closed_reason: 'Precio' })
    await call('restore_records', {
      kind: 'opportunities',
      records: JSON.stringify(answers.filter(({ outcome }) => outcome === 'changed')),
    })
    expect(await Promise.all([open, won].map(stateOf))).toEqual(before)
  })

  it('BULK-22 an undo skips opportunities that moved again, and those of another agent', async () => {
    const id = await addOpportunity(FIRST)
    const answers = await move([id], { stage_id: SECOND })
    await database.owner.query('update opportunities set stage_id = $2 where id = $1', [id, WON])
    const after = await stateOf(id)
    const args = { kind: 'opportunities', records: JSON.stringify(answers) }
    expect(await call('restore_records', args)).toEqual([])
    expect(await stateOf(id)).toEqual(after)

    const { rows } = await database.owner.query<{ seen: string }>(
      'select updated_at::text as seen from opportunities where id = $1',
      [id],
    )
    agent = await createAgent(database.owner)
    const stolen = [{ id, before: answers[0]?.before, seen: rows[0]?.seen }]
    const theft = { kind: 'opportunities', records: JSON.stringify(stolen) }
    expect(await call('restore_records', theft)).toEqual([])
    expect(await stateOf(id)).toEqual(after)
  })

  it('BULK-22 an undo accepts only a move that was made', async () => {
    const id = await addOpportunity(SECOND)
    const before = await stateOf(id)
    const { rows } = await database.owner.query<{ seen: string }>(
      'select updated_at::text as seen from opportunities where id = $1',
      [id],
    )
    const records = JSON.stringify([{ id, before: { stage_id: FIRST }, seen: rows[0]?.seen }])
    expect(await call('restore_records', { kind: 'opportunities', records })).toEqual([])
    expect(await stateOf(id)).toEqual(before)
  })

  it.each([0, 6])('OPP-10 an undo cannot set how far an opportunity came: %i', async (said) => {
    const fresh = await addOpportunity(FIRST)
    const seasoned = await addOpportunity(FIRST)
    await move([seasoned], { stage_id: stage(4) })
    await move([seasoned], { stage_id: FIRST })
    const won = await addOpportunity(FIRST, { furthest_stage: 5 })
    const ids = [fresh, seasoned, won]
    const answers = await move(ids, { stage_id: SECOND })
    for (const { before } of answers) Object.assign(before ?? {}, { furthest_stage: said })
    await call('restore_records', { kind: 'opportunities', records: JSON.stringify(answers) })
    const states = await Promise.all(ids.map(stateOf))
    expect(states.map(({ record }) => record['furthest_stage'])).toEqual([1, 4, 5])
    expect(states.map(({ record }) => record['stage_id'])).toEqual([FIRST, FIRST, FIRST])
  })

  it.each([{ closed_reason: 'x' }, { stage_id: FIRST, expected_amount: 1 }])(
    'BULK-20 a bulk move changes only the stage and the closing: %o',
    async (changes) => {
      const id = await addOpportunity(FIRST)
      await expect(move([id], changes)).rejects.toMatchObject({ code: '22023' })
    },
  )
})

describe('restore_records', () => {
  it.each([
    ['clients', { status: 'lead' }],
    ['opportunities', { stage_id: '57a60000-0000-4000-8000-000000000002' }],
    ['tasks', { status: 'completed', completed_at: null }],
    ['documents', { category: 'maintenance' }],
  ])(
    'BULK-06 an undo for %s answers the same when the request is sent again',
    async (kind, changes) => {
      const id = agent.ids[kind] ?? ''
      const answers = await call('change_records', {
        kind,
        ids: [id],
        changes: JSON.stringify(changes),
      })
      const undo = { kind, records: JSON.stringify(answers) }
      const first = await call('restore_records', undo)
      expect(first).toEqual([{ id, outcome: 'restored' }])
      const restored = await read(kind, id)
      expect(await call('restore_records', undo)).toEqual(first)
      expect(await read(kind, id)).toEqual(restored)
      agent = await createAgent(database.owner)
      expect(await call('restore_records', undo)).toEqual([])
    },
  )

  it('BULK-06 an undo writes the earlier values, and skips records changed since', async () => {
    const untouched = await addClient({ tags: ['b', 'a'] })
    const edited = await addClient({ tags: ['b'] })
    const answers = await call('change_records', {
      kind: 'clients',
      ids: [untouched, edited],
      add_tags: ['VIP'],
    })
    await database.owner.query(`update clients set tags = '{nueva}' where id = $1`, [edited])
    const restored = await call('restore_records', {
      kind: 'clients',
      records: JSON.stringify(answers),
    })
    expect(restored).toEqual([{ id: untouched, outcome: 'restored' }])
    expect(await read('clients', untouched)).toMatchObject({ tags: ['b', 'a'] })
    expect(await read('clients', edited)).toMatchObject({ tags: ['nueva'] })
  })

  it('BULK-03 an undo writes no other column', async () => {
    const records = JSON.stringify([
      { id: agent.ids['clients'], before: { user_id: randomUUID() }, seen: '2026-01-01' },
    ])
    await expect(call('restore_records', { kind: 'clients', records })).rejects.toMatchObject({
      code: '22023',
    })
  })
})

it('BULK-07 a bulk deletion deletes the records and names those that existed', async () => {
  const id = await addClient()
  const answers = await call('delete_records', { kind: 'clients', ids: [id, randomUUID()] })
  expect(answers).toEqual([{ id, outcome: 'deleted' }])
  expect(await read('clients', id)).toBeUndefined()
})

it('BULK-08 adds one task for each client once, also when the request is sent twice', async () => {
  const ids = [await addClient(), await addClient()]
  const args = {
    batch: randomUUID(),
    ids,
    task: JSON.stringify({ title: 'Llamar', due_date: '2027-01-01T15:00:00Z' }),
  }
  const first = await call('add_task_for_clients', args)
  expect(first.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
  const again = await call('add_task_for_clients', args)
  expect(new Set(again.map(({ task_id }) => task_id))).toEqual(
    new Set(first.map(({ task_id }) => task_id)),
  )
  const { rows } = await database.owner.query(
    `select client_id, title, status, priority, user_id, assigned_to from tasks where client_id = any ($1)`,
    [ids],
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    title: 'Llamar',
    status: 'pending',
    priority: 'medium',
    user_id: agent.id,
    assigned_to: agent.id,
  })
})

describe('tasks', () => {
  const zone = 'America/Merida'
  const addTask = (values: Record<string, unknown> = {}) =>
    insertRow(database.owner, 'tasks', {
      user_id: agent.id,
      assigned_to: agent.id,
      title: 'Llamar',
      ...values,
    })
  const dueOf = async (id: string) => {
    const { due_date } = (await read('tasks', id)) ?? {}
    return due_date instanceof Date ? due_date.toISOString() : due_date
  }

  it('BULK-31 an undo restores the time of completion together with the status', async () => {
    const completed_at = '2026-03-02T18:00:00.123456+00:00'
    const id = await addTask({ status: 'completed', completed_at })
    const answers = await call('change_records', {
      kind: 'tasks',
      ids: [id],
      changes: JSON.stringify({ status: 'cancelled', completed_at: null }),
    })
    expect(answers).toMatchObject([{ outcome: 'changed', before: { status: 'completed' } }])
    expect(await read('tasks', id)).toMatchObject({ status: 'cancelled', completed_at: null })
    await call('restore_records', { kind: 'tasks', records: JSON.stringify(answers) })
    expect(await read('tasks', id)).toMatchObject({
      status: 'completed',
      completed_at: new Date(completed_at),
    })
  })

  it('BULK-32 moves tasks to a day, each at its hour in the zone, and answers each outcome', async () => {
    // It is half past ten at night in Mérida and already the next day in UTC.
    const late = await addTask({ due_date: '2026-11-03T04:30:00Z' })
    const undated = await addTask()
    const there = await addTask({ due_date: '2026-12-05T15:00:00Z' })
    const args = { ids: [late, undated, there, randomUUID()], day: '2026-12-05', zone }
    const answers = await call('move_tasks', args)
    expect(answers).toHaveLength(3)
    expect(answers.find(({ id }) => id === there)).toMatchObject({ outcome: 'same', before: null })
    expect(await dueOf(late)).toBe('2026-12-06T04:30:00.000Z')
    expect(await dueOf(undated)).toBe('2026-12-05T15:00:00.000Z')
    const moved = answers.filter(({ outcome }) => outcome === 'changed')
    await call('restore_records', { kind: 'tasks', records: JSON.stringify(moved) })
    expect(await dueOf(late)).toBe('2026-11-03T04:30:00.000Z')
    expect(await dueOf(undated)).toBeNull()
  })

  it('BULK-04 BULK-32 moves a hundred tasks a call, and refuses a day that no task can have', async () => {
    const id = await addTask()
    const ids = Array.from({ length: 101 }, () => randomUUID())
    const day = '2026-12-05'
    await expect(call('move_tasks', { ids, day, zone })).rejects.toMatchObject({ code: '22023' })
    const answers = await call('move_tasks', { ids: [id], day: '2300-01-01', zone })
    expect(answers).toMatchObject([{ outcome: 'refused' }])
  })

  it.each([
    { day: null, zone },
    { day: '2026-12-05', zone: null },
  ])('BULK-32 refuses to move tasks without a day or a zone: %o', async (given) => {
    const due_date = '2026-11-03T04:30:00.000Z'
    const id = await addTask({ due_date })
    await expect(call('move_tasks', { ids: [id], ...given })).rejects.toMatchObject({
      code: '22023',
    })
    expect(await dueOf(id)).toBe(due_date)
  })
})
