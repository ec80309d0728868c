import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { beginAs, runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { waitsForLock } from '../waits-for-lock.ts'

let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  agent = await createAgent(database.owner)
  await query('delete from bulk_actions where user_id = $1', [agent.id])
})

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await database.owner.query(text, values)
  return rows as Row[]
}

const asAgent = <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  runAs(database.owner, agent, () => query<Row>(text, values))

type Call = 'continue_bulk_run' | 'undo_bulk_run'
const CALL = (name: Call) => `select done, total from ${name}($1)`

async function step(name: Call, run: string) {
  const [progress] = await asAgent<{ done: number; total: number }>(CALL(name), [run])
  return [progress!.done, progress!.total]
}

async function finish(name: Call, run: string): Promise<void> {
  for (;;) {
    const [done, total] = await step(name, run)
    if (done === total) return
  }
}

const addClients = async (count: number, values = '') => {
  const rows = await query<{ id: string }>(
    `insert into clients (user_id, type, first_name, last_name ${values && ', status'})
     select $1, 'comprador', 'Ana', 'Pech' ${values && `, '${values}'`} from generate_series(1, $2::int) returning id`,
    [agent.id, count],
  )
  return rows.map(({ id }) => id)
}

const LEAD = { do: 'change', changes: { status: 'lead' } }

async function start(ids: string[], action: object = LEAD, kind = 'clients', run = randomUUID()) {
  await asAgent('select start_bulk_run($1, $2, $3, $4)', [run, kind, JSON.stringify(action), ids])
  return run
}

async function readRun(run: string) {
  const [row] = await asAgent<Record<string, unknown>>(
    'select kind, total, done, outcomes, undone, undo_outcomes from bulk_runs where id = $1',
    [run],
  )
  return row
}

async function limit(name: string, value: number): Promise<void> {
  const [before] = await query<{ value: string }>(
    'select value from private.quotas where name = $1',
    [name],
  )
  const set = (to: unknown) =>
    query('update private.quotas set value = $2 where name = $1', [name, to])
  await set(value)
  onTestFinished(async () => void (await set(before!.value)))
}

const deleteSingly = (ids: string[]) => asAgent(`select delete_records('clients', $1)`, [ids])

const QUOTA = { code: 'P0001', hint: 'quota' }

const statuses = (ids: string[]) =>
  query<{ status: string; count: string }>(
    'select status, count(*) from clients where id = any ($1) group by 1 order by 1',
    [ids],
  )

describe('a run over many records', () => {
  it('BULK-13 a run is stored with its action, its progress and its result', async () => {
    const ids = [...(await addClients(248)), ...(await addClients(1, 'lead')), randomUUID()]
    const run = await start(ids)
    expect(await readRun(run)).toMatchObject({ total: 250, done: 100, outcomes: { changed: 100 } })
    await finish('continue_bulk_run', run)
    expect(await readRun(run)).toEqual({
      kind: 'clients',
      total: 250,
      done: 250,
      outcomes: { changed: 248, same: 1 },
      undone: null,
      undo_outcomes: {},
    })
    expect(await statuses(ids)).toEqual([{ status: 'lead', count: '249' }])
  })

  it('BULK-14 two tabs do no packet twice, because the second waits and takes the next one', async () => {
    const ids = await addClients(300)
    const run = await start(ids, { do: 'task', task: { title: 'Llamar' } })
    const other = new Client({ connectionString: database.url })
    await other.connect()
    try {
      await beginAs(database.owner, agent)
      await query(CALL('continue_bulk_run'), [run])
      await beginAs(other, agent)
      const second = other.query(CALL('continue_bulk_run'), [run])
      expect(await waitsForLock(second, other, database.owner)).toBe(true)
      await query('commit')
      expect((await second).rows).toEqual([{ done: 300, total: 300 }])
      await other.query('commit')
    } finally {
      await other.end()
    }
    expect(await step('continue_bulk_run', run)).toEqual([300, 300])
    const tasks = await query<{ client_id: string }>(
      `select client_id from tasks where user_id = $1 and title = 'Llamar'`,
      [agent.id],
    )
    expect(tasks.map(({ client_id }) => client_id).toSorted()).toEqual(ids.toSorted())
  })

  it('BULK-14 a repeated start continues the run, and a start that fails leaves none', async () => {
    const ids = await addClients(250)
    const run = await start(ids)
    await start(ids, LEAD, 'clients', run)
    expect(await readRun(run)).toMatchObject({ total: 250, done: 200 })
    const failing = randomUUID()
    const plan = { do: 'plan', plan: randomUUID() }
    await expect(start(ids, plan, 'clients', failing)).rejects.toMatchObject({ code: '23503' })
    expect(await readRun(failing)).toBeUndefined()
  })

  it('BULK-15 an undo half-way cancels the rest of the run and skips records that changed since', async () => {
    const ids = await addClients(250)
    const run = await start(ids)
    await step('continue_bulk_run', run)
    await query(`update clients set status = 'inactive' where id = $1`, [ids[0]])
    expect(await step('undo_bulk_run', run)).toEqual([100, 200])
    expect(await readRun(run)).toMatchObject({
      undone: 100,
      total: 200,
      undo_outcomes: { restored: 100 },
    })
    expect(await step('continue_bulk_run', run)).toEqual([200, 200])
    await finish('undo_bulk_run', run)
    expect(await readRun(run)).toMatchObject({ undone: 200, undo_outcomes: { restored: 199 } })
    expect(await statuses(ids)).toEqual([
      { status: 'active', count: '249' },
      { status: 'inactive', count: '1' },
    ])
  })

  it('BULK-15 an undo reverts a deletion, tasks for each record and a move', async () => {
    const ids = await addClients(3)
    const deletion = await start(ids, { do: 'delete' })
    await finish('continue_bulk_run', deletion)
    expect(await statuses(ids)).toEqual([])
    await finish('undo_bulk_run', deletion)
    expect(await statuses(ids)).toEqual([{ status: 'active', count: '3' }])

    const tasks = await start(ids, { do: 'task', task: { title: 'Llamar' } })
    await finish('continue_bulk_run', tasks)
    // BULK-08 skips tasks that are completed already.
    await query(`update tasks set status = 'completed' where client_id = $1`, [ids[0]])
    await finish('undo_bulk_run', tasks)
    expect(await readRun(tasks)).toMatchObject({
      outcomes: { changed: 3 },
      undo_outcomes: { deleted: 2 },
    })
    expect(await query(`select client_id from tasks where client_id = any ($1)`, [ids])).toEqual([
      { client_id: ids[0] },
    ])

    const task = await insertRow(database.owner, 'tasks', { user_id: agent.id, title: 'Visitar' })
    const move = await start([task], { do: 'move', day: '2030-01-02', zone: 'UTC' }, 'tasks')
    await finish('continue_bulk_run', move)
    const due = () =>
      query(`select due_date::text from tasks where id = $1 and due_date is not null`, [task])
    expect(await due()).toHaveLength(1)
    await finish('undo_bulk_run', move)
    expect(await due()).toEqual([])
  })

  it('PLAN-13 a run starts a plan for each client not in it, and an undo removes unchanged plans', async () => {
    const ids = await addClients(3)
    const steps = [
      { day: 0, kind: 'task', text: 'Llamar hoy' },
      { day: 5, kind: 'task', text: 'Visitar' },
    ]
    const plan = await insertRow(database.owner, 'follow_up_plans', {
      user_id: agent.id,
      name: 'Para todos',
      steps: { toJSON: () => steps },
    })
    await insertRow(database.owner, 'follow_up_runs', {
      user_id: agent.id,
      plan_id: plan,
      client_id: ids[0],
    })
    const run = await start(ids, { do: 'plan', plan })
    await finish('continue_bulk_run', run)
    expect(await readRun(run)).toMatchObject({ outcomes: { changed: 2, same: 1 } })
    const made = () =>
      query<{ client_id: string; id: string }>(
        `select client_id, id from tasks where client_id = any ($1) and title = 'Llamar hoy' order by client_id`,
        [ids],
      )
    expect(await made()).toHaveLength(3)
    const done = (await made()).find(({ client_id }) => client_id === ids[1])!
    await query(`update tasks set status = 'completed' where id = $1`, [done.id])
    await finish('undo_bulk_run', run)
    expect(await readRun(run)).toMatchObject({ undo_outcomes: { deleted: 2 } })
    expect((await made()).map(({ client_id }) => client_id)).toEqual([ids[0]!, ids[1]!].toSorted())
    expect(
      await query(`select client_id from follow_up_runs where client_id = any ($1)`, [ids]),
    ).toEqual([{ client_id: ids[0] }])
  })

  it('BULK-14 refuses a start that arrives after the run was undone or dismissed', async () => {
    const ids = await addClients(250)
    const undone = await start(ids)
    await step('undo_bulk_run', undone)
    await expect(start(ids, LEAD, 'clients', undone)).rejects.toMatchObject({ code: 'P0001' })
    expect(await readRun(undone)).toMatchObject({ total: 100, undone: 100 })
    const dismissed = await start(ids)
    await asAgent('select dismiss_bulk_run($1)', [dismissed])
    await query(`update clients set status = 'active' where user_id = $1`, [agent.id])
    await expect(start(ids, LEAD, 'clients', dismissed)).rejects.toMatchObject({ code: 'P0001' })
    expect(await readRun(dismissed)).toBeUndefined()
    expect(await statuses(ids)).toEqual([{ status: 'active', count: '250' }])
  })

  it('BULK-16 a run has 1 to 50,000 records and an action of a known shape', async () => {
    const id = randomUUID()
    const task = { title: 'Llamar' }
    for (const [action, kind] of [
      [{ do: 'drop' }],
      [{}],
      [LEAD, 'profiles'],
      [{ ...LEAD, more: 'x'.repeat(1000) }],
      [{ do: 'change', changes: 'lead' }],
      [{ do: 'change', add_tags: { a: 'VIP' } }],
      [{ do: 'delete', changes: {} }],
      [{ do: 'task', task: { ...task, notes: 'x' } }],
      [{ do: 'task', task: 'Llamar' }],
      [{ do: 'task', task }, 'documents'],
      [{ do: 'plan', plan: 7 }],
      [{ do: 'move', day: '2030-01-02', zone: 'UTC' }],
    ] as [object, string?][]) {
      await expect(start([id], action, kind), JSON.stringify(action)).rejects.toMatchObject({
        code: '22023',
      })
    }
    await expect(start([])).rejects.toMatchObject({ code: '22023' })
    const many = Array.from({ length: 50_001 }, () => randomUUID())
    await expect(start(many)).rejects.toMatchObject({
      ...QUOTA,
      message: expect.stringContaining('hasta 50,000') as string,
    })
    expect(await readRun(await start(many.slice(1)))).toMatchObject({ total: 50_000 })
  })

  it('BULK-16 a run counts the outcomes of each packet when the packet is done', async () => {
    const run = await start([...(await addClients(1)), ...(await addClients(2, 'lead'))])
    await finish('undo_bulk_run', run)
    expect(
      await query('select outcomes, undo_outcomes from bulk_packets where run_id = $1', [run]),
    ).toEqual([{ outcomes: { changed: 1, same: 2 }, undo_outcomes: { restored: 1 } }])
  })

  it('BULK-71 an account keeps its newest twenty runs for a day', async () => {
    const [client] = await addClients(1)
    await limit('bulk_packets', 20)
    const runs: string[] = []
    for (let at = 0; at < 21; at += 1) runs.push(await start([client!]))
    const kept = await query<{ id: string }>(
      'select id from bulk_runs where user_id = $1 order by created_at',
      [agent.id],
    )
    expect(kept.map(({ id }) => id)).toEqual(runs.slice(1))
    await query(`update bulk_actions set created_at = now() - interval '25 hours' where id = $1`, [
      runs[1],
    ])
    await query(`select private.run_daily_part('forget_old_records')`)
    expect(await readRun(runs[1]!)).toBeUndefined()
    expect(await readRun(runs[2]!)).toBeDefined()
  })

  it('BULK-71 the bytes of an account’s runs are limited, and the oldest whole runs are dropped', async () => {
    const ids = await addClients(150)
    const whole = await start(ids.slice(0, 90))
    await query(`update clients set status = 'active' where user_id = $1`, [agent.id])
    const [{ bytes }] = (await query<{ bytes: number }>(
      'select sum(bytes)::int as bytes from bulk_packets where run_id = $1',
      [whole],
    )) as [{ bytes: number }]
    await limit('bulk_bytes', bytes * 2)
    const half = await start(ids)
    expect(await readRun(whole)).toBeUndefined()
    await query(`update clients set status = 'active' where user_id = $1`, [agent.id])
    await expect(start(ids)).rejects.toMatchObject({
      ...QUOTA,
      message: expect.stringContaining('a medias') as string,
    })
    expect(await readRun(half)).toMatchObject({ total: 150, done: 100 })
    await limit('bulk_bytes', 10)
    await finish('undo_bulk_run', half)
  })

  it('BULK-16 an agent cannot write a run’s answers, and dismissing the run deletes it', async () => {
    const run = await start(await addClients(1))
    for (const write of [
      `update bulk_packets set answers = '[]' where run_id = $1`,
      `insert into bulk_packets (run_id, place, ids) values ($1, 7, '{}')`,
      `update bulk_actions set action = '{}' where id = $1`,
      `delete from bulk_actions where id = $1`,
    ]) {
      await expect(asAgent(write, [run])).rejects.toMatchObject({ code: '42501' })
    }
    await asAgent('select dismiss_bulk_run($1)', [run])
    expect(await step('continue_bulk_run', run)).toEqual([0, 0])
    expect(await readRun(run)).toBeUndefined()
  })

  it('BULK-70 a finished run is not dismissed while another tab undoes it', async () => {
    const ids = await addClients(150)
    const run = await start(ids)
    await step('continue_bulk_run', run)
    await step('undo_bulk_run', run)
    await asAgent('select dismiss_bulk_run($1, true)', [run])
    await asAgent('delete from bulk_packets where run_id = $1', [run])
    expect(await readRun(run)).toMatchObject({ total: 150, undone: 50 })
    await finish('undo_bulk_run', run)
    expect(await statuses(ids)).toEqual([{ status: 'active', count: '150' }])
    await asAgent('select dismiss_bulk_run($1, true)', [run])
    expect(await readRun(run)).toBeUndefined()
    const other = await start(ids)
    await asAgent('delete from bulk_packets where run_id = $1', [other])
    expect(await readRun(other)).toBeUndefined()
  })

  it('BULK-17 a bulk deletion can be undone as a whole, whatever is deleted after it', async () => {
    const ids = await addClients(250)
    await limit('deleted_records', 250)
    const run = await start(ids, { do: 'delete' })
    await finish('continue_bulk_run', run)
    await deleteSingly(await addClients(100))
    await deleteSingly(await addClients(1))
    await finish('undo_bulk_run', run)
    expect(await readRun(run)).toMatchObject({ undo_outcomes: { restored: 250 } })
    expect(await statuses(ids)).toEqual([{ status: 'active', count: '250' }])
  })

  it('BULK-17 records deleted by runs and singly are together at most twice the limit', async () => {
    await limit('deleted_records', 250)
    const run = await start(await addClients(250), { do: 'delete' })
    await finish('continue_bulk_run', run)
    await limit('deleted_records', 100)
    await deleteSingly(await addClients(1))
    const [waiting] = await query<{ count: string }>(
      `select count(*) from private.deleted_records as waiting
       join public.bulk_packets as packet on packet.user_id = waiting.user_id
       where packet.run_id = $1 and packet.place = 0`,
      [run],
    )
    expect(Number(waiting!.count)).toBe(200)
  })

  it('BULK-65 a deletion of more than can be restored is refused, and an earlier deletion is dropped for a new one', async () => {
    const ids = await addClients(251)
    await limit('deleted_records', 250)
    const deletion = { do: 'delete' }
    await expect(start(ids, deletion)).rejects.toMatchObject({
      ...QUOTA,
      message: expect.stringContaining('hasta 250') as string,
    })
    expect(await statuses(ids)).toEqual([{ status: 'active', count: '251' }])
    const whole = await start(ids.slice(0, 90), deletion)
    const half = await start(ids.slice(100), deletion)
    expect(await readRun(whole)).toBeDefined()
    const others = await addClients(100)
    await expect(start(others, deletion)).rejects.toMatchObject(QUOTA)
    expect(await start(others.slice(1), deletion)).toBeDefined()
    expect(await readRun(whole)).toBeUndefined()
    expect(await readRun(half)).toMatchObject({ total: 151, done: 100 })
  })

  it('BULK-65 a deletion that exceeds its byte limit stops, and its finished part can be undone', async () => {
    const ids = await addClients(250)
    await limit('deleted_records_bytes', 10)
    const run = await start(ids, { do: 'delete' })
    await expect(step('continue_bulk_run', run)).rejects.toMatchObject({
      ...QUOTA,
      message: expect.stringContaining('para deshacerlo') as string,
    })
    await finish('undo_bulk_run', run)
    expect(await readRun(run)).toMatchObject({ total: 100, undo_outcomes: { restored: 100 } })
    expect(await statuses(ids)).toEqual([{ status: 'active', count: '250' }])
  })

  it('PRIV-31 erasing a client removes it from the rest of a run and from the run’s undo', async () => {
    const [gone, left, waiting] = await addClients(3)
    const run = await start([gone!, left!])
    await finish('continue_bulk_run', run)
    const other = await start([...(await addClients(100)), gone!, waiting!])
    await asAgent('select erase_client($1, $2)', [gone, randomUUID()])
    expect(await readRun(run)).toMatchObject({ total: 1, done: 1, outcomes: { changed: 1 } })
    expect(await readRun(other)).toMatchObject({ total: 101, done: 100 })
    expect(
      await query(
        `select from bulk_packets where user_id = $1 and to_jsonb(bulk_packets)::text like $2`,
        [agent.id, `%${gone}%`],
      ),
    ).toEqual([])
  })
})
