import { BUILT_IN_PLANS, planSchema, stepDay } from '@predio/domain/follow-ups'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let agent: Agent
let today: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  agent = await createAgent(database.owner)
  const { rows } = await database.owner.query<{ today: string }>(
    `select private.today_of($1)::text as today`,
    [agent.id],
  )
  today = rows[0]!.today
})

async function one<Row>(text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await database.owner.query(text, values)
  return rows[0] as Row
}

async function addClient(change: Record<string, unknown> = {}): Promise<string> {
  const row = { type: 'comprador', first_name: 'Ana', last_name: 'Pech', ...change }
  return insert('clients', row)
}

async function insert(table: string, row: Record<string, unknown>): Promise<string> {
  const columns = Object.keys(row)
  const { id } = await one<{ id: string }>(
    `insert into ${table} (user_id, ${columns.join(', ')})
     values ($1, ${columns.map((_, i) => `$${i + 2}`).join(', ')}) returning id`,
    [agent.id, ...Object.values(row)],
  )
  return id
}

const STEPS = [
  { day: 0, kind: 'message', text: 'Hola {{nombre}}' },
  { day: 3, kind: 'task', text: 'Llamar' },
  { day: 10, kind: 'task', text: 'Visitar' },
]

function addPlan(change: Record<string, unknown> = {}, steps: object[] = STEPS): Promise<string> {
  return insert('follow_up_plans', { name: 'Bienvenida', steps: JSON.stringify(steps), ...change })
}

interface Run {
  id: string
  state: string
  why: string | null
  next_step: number
  next_on: string | null
  started_on: string
  plan_name: string
}

async function runsOf(clientId: string): Promise<Run[]> {
  const { rows } = await database.owner.query<Run>(
    `select id, state, why, next_step, next_on::text, started_on::text, plan_name from follow_up_runs
     where client_id = $1 order by created_at`,
    [clientId],
  )
  return rows
}

interface Task {
  title: string
  message: string | null
  description: string
  due: string
}

async function tasksOf(clientId: string): Promise<Task[]> {
  const { rows } = await database.owner.query<Task>(
    `select title, message, description, (due_date at time zone 'America/Mexico_City')::text as due
     from tasks where client_id = $1 order by created_at, due_date`,
    [clientId],
  )
  return rows
}

/** Moves the run into the past, as if it had begun earlier. */
function age(run: Run | undefined, days: number) {
  return database.owner.query(
    `update follow_up_runs set started_on = started_on - $2::integer, next_on = next_on - $2::integer,
       paused_on = paused_on - $2::integer where id = $1`,
    [run!.id, days],
  )
}

const setState = (run: Run | undefined, state: string) =>
  runAs(database.owner, agent, () =>
    database.owner.query('update follow_up_runs set state = $2 where id = $1', [run!.id, state]),
  )

const work = () => database.owner.query('select private.run_daily_work()')

describe('PLAN-02 the steps of a plan', () => {
  it.each([
    ['none', []],
    ['21', Array.from({ length: 21 }, () => STEPS[1]!)],
    ['a day too late', [{ day: 731, kind: 'task', text: 'x' }]],
    ['no whole day', [{ day: 1.5, kind: 'task', text: 'x' }]],
    ['a day before', [{ day: -1, kind: 'task', text: 'x' }]],
    ['another kind', [{ day: 1, kind: 'fax', text: 'x' }]],
    ['no text', [{ day: 1, kind: 'task', text: ' ' }]],
    ['a long task', [{ day: 1, kind: 'task', text: 'x'.repeat(201) }]],
    ['a long message', [{ day: 1, kind: 'message', text: 'x'.repeat(1001) }]],
  ])('are refused by the form and by the table: %s', async (_, steps) => {
    expect(planSchema.safeParse({ name: 'x', starts_when: 'hand', steps }).success).toBe(false)
    await expect(addPlan({}, steps)).rejects.toMatchObject({
      constraint: 'follow_up_plans_steps_format',
    })
  })

  it('are stored in the order of their days, and hold nothing else', async () => {
    const refused = { constraint: 'follow_up_plans_steps_format' }
    await expect(addPlan({}, STEPS.toReversed())).rejects.toMatchObject(refused)
    await expect(addPlan({}, [{ ...STEPS[0], more: 'x' }])).rejects.toMatchObject(refused)
  })

  it('PLAN-09 of the built-in plans are accepted', async () => {
    for (const { key, steps, stage: _stage, ...plan } of BUILT_IN_PLANS) {
      await addPlan({ ...plan, built_in: key }, steps)
    }
    await expect(addPlan({ built_in: BUILT_IN_PLANS[0]!.key })).rejects.toMatchObject({
      constraint: 'follow_up_plans_user_id_built_in_key',
    })
  })
})

it('PLAN-04 counts days as the preview does', async () => {
  const { rows } = await database.owner.query<{ first: string; day: number; on: string }>(
    `select first::date::text, day, private.plan_day(first::date, day)::text as on
     from generate_series('2026-11-16'::date, '2026-11-29', '1 day') as first, generate_series(0, 15) as day`,
  )
  expect(rows).toHaveLength(14 * 16)
  for (const { first, day, on } of rows)
    expect([first, day, on]).toEqual([first, day, stepDay(first, day)])
})

describe('PLAN-05 steps become tasks', () => {
  it('on their day: those of the first day at once, the next one by the daily work', async () => {
    const client = await addClient()
    const plan_id = await addPlan()
    await insert('follow_up_runs', { plan_id, client_id: client })
    const [run] = await runsOf(client)
    expect(run).toMatchObject({
      state: 'running',
      next_step: 1,
      next_on: stepDay(today, 3),
      plan_name: 'Bienvenida',
    })
    expect(await tasksOf(client)).toEqual([
      {
        title: 'Escribir a Ana por WhatsApp',
        message: 'Hola {{nombre}}',
        description: 'Plan de seguimiento: Bienvenida',
        due: `${today} 09:00:00`,
      },
    ])
    await work()
    expect(await tasksOf(client)).toHaveLength(1)
    await age(run, 5)
    await work()
    await work()
    expect((await tasksOf(client)).map(({ title, due }) => [title, due])).toEqual([
      ['Escribir a Ana por WhatsApp', `${today} 09:00:00`],
      // Its day has passed, so that it is for today.
      ['Llamar', `${today} 09:00:00`],
    ])
  })

  it('about the listing of the visit that started it', async () => {
    await addPlan({ starts_when: 'visit_made', is_automatic: true })
    const client = await addClient()
    const property_id = agent.ids['properties']
    await insert('interactions', {
      client_id: client,
      type: 'visit',
      subject: 'Visita',
      property_id,
    })
    const task = await one<{ property_id: string }>(
      'select property_id from tasks where client_id = $1',
      [client],
    )
    expect(task.property_id).toBe(property_id)
  })

  it('and after the last one the plan has ended', async () => {
    const client = await addClient()
    await insert('follow_up_runs', {
      plan_id: await addPlan({}, [STEPS[0]!]),
      client_id: client,
    })
    expect(await runsOf(client)).toMatchObject([{ state: 'ended', why: 'done', next_on: null }])
  })

  it('also of other agents, when one is at a limit', async () => {
    const client = await addClient()
    await insert('follow_up_runs', { plan_id: await addPlan(), client_id: client })
    await age((await runsOf(client))[0], 5)
    const other = await createAgent(database.owner)
    await database.owner.query(
      `update follow_up_runs set started_on = started_on - 800, next_on = next_on - 800 where user_id = $1`,
      [other.id],
    )
    await database.owner.query('begin')
    await database.owner.query(
      `create function pg_temp.refuse() returns trigger language plpgsql as $$ begin raise exception 'limit'; end $$`,
    )
    await database.owner.query(
      `create trigger refuse before insert on tasks for each row when (new.user_id = '${other.id}') execute function pg_temp.refuse()`,
    )
    await work()
    expect(await tasksOf(client)).toHaveLength(2)
    await database.owner.query('rollback')
  })

  it('of each agent in turn: more than one pass can do, all due earlier, do not go before another agent', async () => {
    const mine = await addClient()
    await insert('follow_up_runs', { plan_id: await addPlan(), client_id: mine })
    await age((await runsOf(mine))[0], 5)
    agent = await createAgent(database.owner)
    const clients = [await addClient(), await addClient(), await addClient()]
    const plan = await addPlan()
    for (const client of clients) {
      await insert('follow_up_runs', { plan_id: plan, client_id: client })
      await age((await runsOf(client))[0], 9)
    }
    await database.owner.query('begin')
    // Whoever else the tests before left in a plan.
    await database.owner.query(
      `update follow_up_runs set state = 'paused' where state = 'running' and client_id <> all ($1::uuid[])`,
      [[mine, ...clients]],
    )
    await database.owner.query('select private.advance_follow_ups(now(), 2, 3)')
    const made: number[] = []
    for (const id of [mine, ...clients]) made.push((await tasksOf(id)).length)
    await database.owner.query('rollback')
    expect(made[0]).toBe(2)
    expect(made.slice(1).toSorted((a, b) => a - b)).toEqual([1, 2, 2])
  })
})

describe('PLAN-06 a plan', () => {
  it('does nothing while it is paused; resumed, what is left moves by as many days', async () => {
    const client = await addClient()
    await insert('follow_up_runs', { plan_id: await addPlan(), client_id: client })
    await setState((await runsOf(client))[0], 'paused')
    const [paused] = await runsOf(client)
    expect(paused).toMatchObject({ state: 'paused', why: 'by_hand' })
    await age(paused, 20)
    await work()
    expect(await tasksOf(client)).toHaveLength(1)
    await setState(paused, 'running')
    expect(await runsOf(client)).toMatchObject([
      { state: 'running', why: null, started_on: today, next_on: stepDay(today, 3) },
    ])
    expect(await tasksOf(client)).toHaveLength(1)
  })

  it('that has ended stays ended', async () => {
    const client = await addClient()
    await insert('follow_up_runs', { plan_id: await addPlan(), client_id: client })
    await setState((await runsOf(client))[0], 'ended')
    const [ended] = await runsOf(client)
    expect(ended).toMatchObject({ state: 'ended', why: 'by_hand', next_on: null })
    await expect(setState(ended, 'running')).rejects.toMatchObject({
      constraint: 'follow_up_runs_ended_stays',
    })
  })

  it('goes on with the steps it began with, also when the plan is changed or deleted', async () => {
    const client = await addClient()
    const plan_id = await addPlan()
    await insert('follow_up_runs', { plan_id, client_id: client })
    await database.owner.query('delete from follow_up_plans where id = $1', [plan_id])
    await age((await runsOf(client))[0], 5)
    await work()
    expect((await tasksOf(client)).map(({ title }) => title)).toContain('Llamar')
  })

  it('has a client once at a time, and is gone with the client', async () => {
    const client = await addClient()
    const run = { plan_id: await addPlan(), client_id: client }
    await insert('follow_up_runs', run)
    await expect(insert('follow_up_runs', run)).rejects.toMatchObject({
      constraint: 'follow_up_runs_open_key',
    })
    await database.owner.query('delete from clients where id = $1', [client])
    expect(await runsOf(client)).toEqual([])
  })

  it('is told its steps and days by the database alone', async () => {
    const client = await addClient()
    const plan_id = await addPlan()
    const started = runAs(database.owner, agent, () =>
      insert('follow_up_runs', { plan_id, client_id: client, started_on: '2020-01-01' }),
    )
    await expect(started).rejects.toThrow('permission denied')
  })
})

describe('PLAN-07 starts by itself', () => {
  const automatic = (starts_when: string, more: Record<string, unknown> = {}) =>
    addPlan({ starts_when, is_automatic: true, ...more })

  it('for a new client of its type, not for an import and not for an example', async () => {
    await automatic('client_added', { client_type: 'comprador' })
    const buyer = await addClient()
    expect(await runsOf(buyer)).toMatchObject([{ state: 'running' }])
    const others = [
      await addClient({ type: 'propietario' }),
      await addClient({ status: 'inactive' }),
      await addClient({ is_example: true }),
    ]
    for (const other of others) expect(await runsOf(other)).toEqual([])
    const answer = await runAs(database.owner, agent, () =>
      one<{ import_clients: { added: number } }>(
        `select import_clients(gen_random_uuid(), '[{"import_row": 1, "type": "comprador", "first_name": "Eva", "last_name": "Uc"}]')`,
      ),
    )
    expect(answer.import_clients.added).toBe(1)
    const { count } = await one<{ count: string }>(
      `select count(*) from follow_up_runs join clients on clients.id = client_id where first_name = 'Eva' and clients.user_id = $1`,
      [agent.id],
    )
    expect(Number(count)).toBe(0)
  })

  it('not while it is by hand', async () => {
    await addPlan({ starts_when: 'client_added' })
    expect(await runsOf(await addClient())).toEqual([])
  })

  it('once for an opportunity that reaches its stage; closing the opportunity ends it', async () => {
    const stage_id = '57a60000-0000-4000-8000-000000000004'
    await automatic('stage_reached', { stage_id })
    const client = await addClient()
    const deal = await insert('opportunities', {
      client_id: client,
      stage_id: '57a60000-0000-4000-8000-000000000001',
    })
    expect(await runsOf(client)).toEqual([])
    const move = (stage: number) =>
      database.owner.query('update opportunities set stage_id = $2 where id = $1', [
        deal,
        `57a60000-0000-4000-8000-00000000000${stage}`,
      ])
    await move(4)
    expect(await runsOf(client)).toMatchObject([{ state: 'running' }])
    await move(7)
    expect(await runsOf(client)).toMatchObject([{ state: 'ended', why: 'closed' }])
    await move(4)
    expect(await runsOf(client)).toHaveLength(1)
  })

  it('for a visit that was noted, and for one whose hour has passed', async () => {
    await automatic('visit_made')
    const client = await addClient()
    const visit = { client_id: client, type: 'visit', subject: 'Visita' }
    await insert('interactions', { ...visit, scheduled_at: new Date(Date.now() + 3_600_000) })
    await work()
    expect(await runsOf(client)).toEqual([])
    await database.owner.query(
      `update interactions set scheduled_at = now() - interval '1 hour' where client_id = $1`,
      [client],
    )
    await work()
    const [run] = await runsOf(client)
    expect(run).toMatchObject({ state: 'running' })
    await setState(run, 'ended')
    await work()
    expect(await runsOf(client)).toHaveLength(1)
    const second = await addClient()
    await insert('interactions', { ...visit, client_id: second })
    expect(await runsOf(second)).toMatchObject([{ state: 'running', started_on: today }])
  })

  it('for a lease that begins, counted from its first day', async () => {
    await automatic('lease_begun')
    const client = await addClient({ type: 'inquilino' })
    const lease = {
      client_id: client,
      property_id: agent.ids['properties'],
      relationship_type: 'tenant',
      created_by: agent.id,
    }
    await insert('property_clients', { ...lease, start_date: '2020-01-01' })
    expect(await runsOf(client)).toEqual([])
    const other = await addClient({ type: 'inquilino' })
    await insert('property_clients', { ...lease, client_id: other, start_date: '2099-01-01' })
    expect(await runsOf(other)).toMatchObject([
      { started_on: '2099-01-01', next_step: 0, next_on: '2099-01-01' },
    ])
  })

  it('and keeps nobody from saving a lease whose days no calendar of ours has', async () => {
    await addPlan({ starts_when: 'lease_begun', is_automatic: true }, STEPS.slice(1))
    const client = await addClient({ type: 'inquilino' })
    await insert('property_clients', {
      client_id: client,
      property_id: agent.ids['properties'],
      relationship_type: 'tenant',
      created_by: agent.id,
      start_date: '2199-12-30',
    })
    expect(await runsOf(client)).toEqual([])
  })

  it('and keeps nobody from saving a client when the limit of plans is reached', async () => {
    await automatic('client_added')
    await database.owner.query('begin')
    await database.owner.query(`update private.quotas set value = 1 where name = 'follow_up_runs'`)
    expect(await runsOf(await addClient())).toEqual([])
    await database.owner.query('rollback')
  })
})

describe('PLAN-08 is paused when the client answers', () => {
  let client: string

  beforeEach(async () => {
    client = await addClient()
    await insert('follow_up_runs', { plan_id: await addPlan(), client_id: client })
  })

  const note = (is_inbound: boolean) =>
    insert('interactions', { client_id: client, subject: 'Llamó', is_inbound })

  it.each([
    ['a contact that the client made', () => note(true)],
    [
      'a contact that is marked later',
      async () => {
        const id = await note(false)
        await database.owner.query('update interactions set is_inbound = true where id = $1', [id])
      },
    ],
    [
      'a message',
      () => insert('whatsapp_messages', { client_id: client, content: 'Sí', direction: 'inbound' }),
    ],
    [
      'an answer to a selection',
      async () => {
        const selection_id = await insert('selections', {
          client_id: client,
          title: 'Casas',
          token_hash: crypto.randomUUID().replaceAll('-', '').repeat(2),
        })
        const item = { selection_id, position: 0, listing: { title: 'Casa' } }
        await database.owner.query(`select answer_selection($1, $2, 'like')`, [
          selection_id,
          await insert('selection_items', item),
        ])
      },
    ],
  ])('%s', async (_, answer) => {
    await answer()
    expect(await runsOf(client)).toMatchObject([{ state: 'paused', why: 'answered' }])
  })

  it('not by what the agent does', async () => {
    await note(false)
    await insert('whatsapp_messages', { client_id: client, content: 'Hola' })
    expect(await runsOf(client)).toMatchObject([{ state: 'running' }])
  })
})

it('PLAN-10 has the limits of an account', async () => {
  const { rows } = await database.owner.query(
    `select name, value::integer from private.quotas where name like 'follow_up%' order by name`,
  )
  expect(rows).toEqual([
    { name: 'follow_up_plans', value: 200 },
    { name: 'follow_up_runs', value: 50_000 },
  ])
})

it('PLAN-12 clients who are merged are in a plan once', async () => {
  const [keep, remove] = [await addClient(), await addClient()]
  const plan_id = await addPlan()
  await insert('follow_up_runs', { plan_id, client_id: keep })
  await insert('follow_up_runs', { plan_id, client_id: remove })
  await insert('follow_up_runs', { plan_id: await addPlan({ name: 'Otro' }), client_id: remove })
  const outcome = await runAs(database.owner, agent, () =>
    one<{ outcome: string }>(
      `select merge_clients($1, $2, (select updated_at from clients where id = $1), (select updated_at from clients where id = $2),
         '{"type": "comprador", "first_name": "Ana", "last_name": "Pech", "status": "active"}') as outcome`,
      [keep, remove],
    ),
  )
  expect(outcome.outcome).toBe('merged')
  const runs = await runsOf(keep)
  expect(
    runs.map(({ plan_name, state, why }) => `${plan_name} ${state} ${why}`).toSorted(),
  ).toEqual(['Bienvenida ended merged', 'Bienvenida running null', 'Otro running null'])
})
