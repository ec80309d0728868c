import { BUILT_IN_PLANS, planSchema, stepDay } from '@predio/domain/follow-ups'
import { beforeEach, describe, expect, it } from 'vitest'
import { runAs } from '../run-as.ts'
import { FollowUpOffice, STEPS } from './follow-up-office.ts'

const office = new FollowUpOffice()
const { one, insert, addClient, addPlan, runsOf, tasksOf, age, setState, work } = office

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
  ])('form and table refuse the steps: %s', async (_, steps) => {
    expect(planSchema.safeParse({ name: 'x', starts_when: 'hand', steps }).success).toBe(false)
    await expect(addPlan({}, steps)).rejects.toMatchObject({
      constraint: 'follow_up_plans_steps_format',
    })
  })

  it('PLAN-24 a plan’s steps are stored in the order of their days, and hold nothing else', async () => {
    const refused = { constraint: 'follow_up_plans_steps_format' }
    await expect(addPlan({}, STEPS.toReversed())).rejects.toMatchObject(refused)
    await expect(addPlan({}, [{ ...STEPS[0], more: 'x' }])).rejects.toMatchObject(refused)
  })

  it('PLAN-09 the steps of the built-in plans are accepted', async () => {
    for (const { key, steps, stage: _stage, ...plan } of BUILT_IN_PLANS) {
      await addPlan({ ...plan, built_in: key }, steps)
    }
    await expect(addPlan({ built_in: BUILT_IN_PLANS[0]!.key })).rejects.toMatchObject({
      constraint: 'follow_up_plans_user_id_built_in_key',
    })
  })
})

it('PLAN-04 the database counts the days of a plan as the preview does', async () => {
  const { rows } = await office.owner.query<{ first: string; day: number; on: string }>(
    `select first::date::text, day, private.plan_day(first::date, day)::text as on
     from generate_series('2026-11-16'::date, '2026-11-29', '1 day') as first, generate_series(0, 15) as day`,
  )
  expect(rows).toHaveLength(14 * 16)
  for (const { first, day, on } of rows)
    expect([first, day, on]).toEqual([first, day, stepDay(first, day)])
})

describe('PLAN-06 a plan', () => {
  it('a plan does nothing while it is paused, and resuming moves its remaining steps by the paused days', async () => {
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
      { state: 'running', why: null, started_on: office.today, next_on: stepDay(office.today, 3) },
    ])
    expect(await tasksOf(client)).toHaveLength(1)
  })

  it('a plan that has ended cannot be resumed', async () => {
    const client = await addClient()
    await insert('follow_up_runs', { plan_id: await addPlan(), client_id: client })
    await setState((await runsOf(client))[0], 'ended')
    const [ended] = await runsOf(client)
    expect(ended).toMatchObject({ state: 'ended', why: 'by_hand', next_on: null })
    await expect(setState(ended, 'running')).rejects.toMatchObject({
      constraint: 'follow_up_runs_ended_stays',
    })
  })

  it('PLAN-26 a running plan keeps its original steps, also when the plan is changed or deleted', async () => {
    const client = await addClient()
    const plan_id = await addPlan()
    await insert('follow_up_runs', { plan_id, client_id: client })
    await office.owner.query('delete from follow_up_plans where id = $1', [plan_id])
    await age((await runsOf(client))[0], 5)
    await work()
    expect((await tasksOf(client)).map(({ title }) => title)).toContain('Llamar')
  })

  it('PLAN-26 a client is in a plan once at a time, and the run is deleted with the client', async () => {
    const client = await addClient()
    const run = { plan_id: await addPlan(), client_id: client }
    await insert('follow_up_runs', run)
    await expect(insert('follow_up_runs', run)).rejects.toMatchObject({
      constraint: 'follow_up_runs_open_key',
    })
    await office.owner.query('delete from clients where id = $1', [client])
    expect(await runsOf(client)).toEqual([])
  })

  it('only the database sets the steps and days of a running plan', async () => {
    const client = await addClient()
    const plan_id = await addPlan()
    const started = runAs(office.owner, office.agent, () =>
      insert('follow_up_runs', { plan_id, client_id: client, started_on: '2020-01-01' }),
    )
    await expect(started).rejects.toThrow('permission denied')
  })
})

describe('PLAN-07 starts by itself', () => {
  const automatic = (starts_when: string, more: Record<string, unknown> = {}) =>
    addPlan({ starts_when, is_automatic: true, ...more })

  it('PLAN-27 a plan starts by itself for a new client of its type, not for an import or an example', async () => {
    await automatic('client_added', { client_type: 'comprador' })
    const buyer = await addClient()
    expect(await runsOf(buyer)).toMatchObject([{ state: 'running' }])
    const others = [
      await addClient({ type: 'propietario' }),
      await addClient({ status: 'inactive' }),
      await addClient({ is_example: true }),
    ]
    for (const other of others) expect(await runsOf(other)).toEqual([])
    const answer = await runAs(office.owner, office.agent, () =>
      one<{ import_clients: { added: number } }>(
        `select import_clients(gen_random_uuid(), '[{"import_row": 1, "type": "comprador", "first_name": "Eva", "last_name": "Uc"}]')`,
      ),
    )
    expect(answer.import_clients.added).toBe(1)
    const { count } = await one<{ count: string }>(
      `select count(*) from follow_up_runs join clients on clients.id = client_id where first_name = 'Eva' and clients.user_id = $1`,
      [office.agent.id],
    )
    expect(Number(count)).toBe(0)
  })

  it('a plan that is started by hand does not start by itself', async () => {
    await addPlan({ starts_when: 'client_added' })
    expect(await runsOf(await addClient())).toEqual([])
  })

  it('PLAN-28 a plan starts once for an opportunity that reaches its stage, and ends when the opportunity closes', async () => {
    const stage_id = '57a60000-0000-4000-8000-000000000004'
    await automatic('stage_reached', { stage_id })
    const client = await addClient()
    const deal = await insert('opportunities', {
      client_id: client,
      stage_id: '57a60000-0000-4000-8000-000000000001',
    })
    expect(await runsOf(client)).toEqual([])
    const move = (stage: number) =>
      office.owner.query('update opportunities set stage_id = $2 where id = $1', [
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

  it('a plan starts by itself for a recorded visit, and for a visit whose hour has passed', async () => {
    await automatic('visit_made')
    const client = await addClient()
    const visit = { client_id: client, type: 'visit', subject: 'Visita' }
    await insert('interactions', { ...visit, scheduled_at: new Date(Date.now() + 3_600_000) })
    await work()
    expect(await runsOf(client)).toEqual([])
    await office.owner.query(
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
    expect(await runsOf(second)).toMatchObject([{ state: 'running', started_on: office.today }])
  })

  it('a plan starts by itself for a lease that begins, counted from its first day', async () => {
    await automatic('lease_begun')
    const client = await addClient({ type: 'inquilino' })
    const lease = {
      client_id: client,
      property_id: office.agent.ids['properties'],
      relationship_type: 'tenant',
      created_by: office.agent.id,
    }
    await insert('property_clients', { ...lease, start_date: '2020-01-01' })
    expect(await runsOf(client)).toEqual([])
    const other = await addClient({ type: 'inquilino' })
    await insert('property_clients', { ...lease, client_id: other, start_date: '2099-01-01' })
    expect(await runsOf(other)).toMatchObject([
      { started_on: '2099-01-01', next_step: 0, next_on: '2099-01-01' },
    ])
  })

  it('a plan does not stop an agent from saving a lease whose dates are out of range', async () => {
    await addPlan({ starts_when: 'lease_begun', is_automatic: true }, STEPS.slice(1))
    const client = await addClient({ type: 'inquilino' })
    await insert('property_clients', {
      client_id: client,
      property_id: office.agent.ids['properties'],
      relationship_type: 'tenant',
      created_by: office.agent.id,
      start_date: '2199-12-30',
    })
    expect(await runsOf(client)).toEqual([])
  })

  it('PLAN-27 an automatic plan does not stop an agent from saving a client at the limit of plans', async () => {
    await automatic('client_added')
    await office.owner.query('begin')
    await office.owner.query(`update private.quotas set value = 1 where name = 'follow_up_runs'`)
    expect(await runsOf(await addClient())).toEqual([])
    await office.owner.query('rollback')
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
        await office.owner.query('update interactions set is_inbound = true where id = $1', [id])
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
        await office.owner.query(`select answer_selection($1, $2, 'like')`, [
          selection_id,
          await insert('selection_items', item),
        ])
      },
    ],
  ])('a plan pauses when the client answers: %s', async (_, answer) => {
    await answer()
    expect(await runsOf(client)).toMatchObject([{ state: 'paused', why: 'answered' }])
  })

  it('the agent’s own actions do not pause a plan', async () => {
    await note(false)
    await insert('whatsapp_messages', { client_id: client, content: 'Hola' })
    expect(await runsOf(client)).toMatchObject([{ state: 'running' }])
  })
})

it('PLAN-10 an account has limits for follow-up plans', async () => {
  const { rows } = await office.owner.query(
    `select name, value::integer from private.quotas where name like 'follow_up%' order by name`,
  )
  expect(rows).toEqual([
    { name: 'follow_up_plans', value: 200 },
    { name: 'follow_up_plans_automatic', value: 20 },
    { name: 'follow_up_runs', value: 50_000 },
  ])
})

it('PLAN-10 an account has at most 20 automatic plans, added or changed', async () => {
  const automatic = { starts_when: 'visit_made', is_automatic: true }
  for (let count = 0; count < 20; count++) await addPlan(automatic)
  const refused = {
    code: 'P0001',
    hint: 'quota',
    message: expect.stringContaining('límite de 20 planes que inician solos'),
  }
  await expect(addPlan(automatic)).rejects.toMatchObject(refused)
  const byHand = await addPlan({ starts_when: 'visit_made' })
  const changed = office.owner.query(
    'update follow_up_plans set is_automatic = true where id = $1',
    [byHand],
  )
  await expect(changed).rejects.toMatchObject(refused)
})

it('PLAN-12 merged clients are in a plan once', async () => {
  const [keep, remove] = [await addClient(), await addClient()]
  const plan_id = await addPlan()
  await insert('follow_up_runs', { plan_id, client_id: keep })
  await insert('follow_up_runs', { plan_id, client_id: remove })
  await insert('follow_up_runs', { plan_id: await addPlan({ name: 'Otro' }), client_id: remove })
  const outcome = await runAs(office.owner, office.agent, () =>
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
