import { stepDay } from '@predio/domain/follow-ups'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { createAgent } from '../rls/agents.ts'
import { FollowUpOffice, STEPS } from './follow-up-office.ts'

const office = new FollowUpOffice()
const { one, insert, addClient, addPlan, runsOf, tasksOf, age, setState, work } = office

describe('PLAN-05 steps become tasks', () => {
  it('steps become tasks on their day: those of the first day at once, the next by the daily work', async () => {
    const client = await addClient()
    const plan_id = await addPlan()
    await insert('follow_up_runs', { plan_id, client_id: client })
    const [run] = await runsOf(client)
    expect(run).toMatchObject({
      state: 'running',
      next_step: 1,
      next_on: stepDay(office.today, 3),
      plan_name: 'Bienvenida',
    })
    expect(await tasksOf(client)).toEqual([
      {
        title: 'Escribir a Ana por WhatsApp',
        message: 'Hola {{nombre}}',
        description: 'Plan de seguimiento: Bienvenida',
        due: `${office.today} 09:00:00`,
      },
    ])
    await work()
    expect(await tasksOf(client)).toHaveLength(1)
    await age(run, 5)
    await work()
    await work()
    expect((await tasksOf(client)).map(({ title, due }) => [title, due])).toEqual([
      ['Escribir a Ana por WhatsApp', `${office.today} 09:00:00`],
      ['Llamar', `${office.today} 09:00:00`],
    ])
  })

  it('PLAN-25 a step’s task names the listing of the visit that started the plan', async () => {
    await addPlan({ starts_when: 'visit_made', is_automatic: true })
    const client = await addClient()
    const property_id = office.agent.ids['properties']
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

  it('the plan ends after its last step becomes a task', async () => {
    const client = await addClient()
    await insert('follow_up_runs', {
      plan_id: await addPlan({}, [STEPS[0]!]),
      client_id: client,
    })
    expect(await runsOf(client)).toMatchObject([{ state: 'ended', why: 'done', next_on: null }])
  })

  it('an agent at a limit does not stop the tasks of other agents', async () => {
    const client = await addClient()
    await insert('follow_up_runs', { plan_id: await addPlan(), client_id: client })
    await age((await runsOf(client))[0], 5)
    const other = await createAgent(office.owner)
    await office.owner.query(
      `update follow_up_runs set started_on = started_on - 800, next_on = next_on - 800 where user_id = $1`,
      [other.id],
    )
    await office.owner.query('begin')
    await office.owner.query(
      `create function pg_temp.refuse() returns trigger language plpgsql as $$ begin raise exception 'limit'; end $$`,
    )
    await office.owner.query(
      `create trigger refuse before insert on tasks for each row when (new.user_id = '${other.id}') execute function pg_temp.refuse()`,
    )
    await work()
    expect(await tasksOf(client)).toHaveLength(2)
    await office.owner.query('rollback')
  })

  it('each agent’s steps have their turn: an agent’s large backlog does not delay another agent', async () => {
    const mine = await addClient()
    await insert('follow_up_runs', { plan_id: await addPlan(), client_id: mine })
    await age((await runsOf(mine))[0], 5)
    office.agent = await createAgent(office.owner)
    const clients = [await addClient(), await addClient(), await addClient()]
    const plan = await addPlan()
    for (const client of clients) {
      await insert('follow_up_runs', { plan_id: plan, client_id: client })
      await age((await runsOf(client))[0], 9)
    }
    await office.owner.query('begin')
    await office.owner.query(
      `update follow_up_runs set state = 'paused' where state = 'running' and client_id <> all ($1::uuid[])`,
      [[mine, ...clients]],
    )
    await office.owner.query('select private.advance_follow_ups(now(), 2, 3)')
    const made: number[] = []
    for (const id of [mine, ...clients]) made.push((await tasksOf(id)).length)
    await office.owner.query('rollback')
    expect(made[0]).toBe(2)
    expect(made.slice(1).toSorted((a, b) => a - b)).toEqual([1, 2, 2])
  })

  it('all steps of a run become tasks in one statement, so that the limit of tasks is checked once', async () => {
    const plan_id = await addPlan(
      {},
      Array.from({ length: 20 }, () => STEPS[0]!),
    )
    await office.owner.query('begin')
    await office.owner.query(
      `create temp table statements (at timestamptz);
       create function pg_temp.note() returns trigger language plpgsql as $$ begin insert into statements values (now()); return null; end $$;
       create trigger note after insert on tasks for each statement execute function pg_temp.note()`,
    )
    const client = await addClient()
    await insert('follow_up_runs', { plan_id, client_id: client })
    const { count } = await one<{ count: string }>('select count(*) from statements')
    await office.owner.query('rollback')
    expect(Number(count)).toBe(1)
  })
})

async function addDue(count: number): Promise<string[]> {
  const plan_id = await addPlan({}, [
    ...Array.from({ length: 4 }, () => STEPS[1]!),
    { ...STEPS[2]!, day: 400 },
  ])
  const clients: string[] = []
  for (let index = 0; index < count; index++) {
    const client = await addClient()
    await insert('follow_up_runs', { plan_id, client_id: client })
    await age((await runsOf(client))[0], 20)
    clients.push(client)
  }
  return clients
}

async function stepsOf(clients: string[]): Promise<number> {
  let steps = 0
  for (const client of clients) steps += (await tasksOf(client)).length
  return steps
}

describe('PLAN-20 the work of one hour', () => {
  const advance = (limits: string) =>
    office.owner.query(`select private.advance_follow_ups(now(), ${limits})`)

  it('the work of one hour counts steps, not plans', async () => {
    const clients = await addDue(3)
    await advance('5, 5000')
    expect(await stepsOf(clients)).toBe(8)
    await advance('5, 5000')
    expect(await stepsOf(clients)).toBe(12)
  })

  it('the work of one hour ends when its time is up, and the next hour continues', async () => {
    const clients = await addDue(2)
    await advance(`200, 5000, '-1 second'`)
    expect(await stepsOf(clients)).toBe(0)
    await work()
    expect(await stepsOf(clients)).toBe(8)
  })

  it('the work does not wait for a transaction of an agent', async () => {
    const [held, free] = await addDue(2)
    const other = new Client(office.url)
    await other.connect()
    await other.query('begin')
    await other.query('select from follow_up_runs where client_id = $1 for update', [held])
    await work()
    await other.end()
    expect([await stepsOf([held!]), await stepsOf([free!])]).toEqual([0, 4])
    await work()
    expect(await stepsOf([held!])).toBe(4)
  })

  it('the work does not wait for a visit that an agent is changing', async () => {
    await office.owner.query('delete from follow_up_plans')
    const clients = [await addClient(), await addClient()]
    for (const client_id of clients)
      await insert('interactions', {
        client_id,
        type: 'visit',
        subject: 'Visita',
        scheduled_at: new Date(Date.now() - 3_600_000),
      })
    await addPlan({ starts_when: 'visit_made', is_automatic: true })
    const other = new Client(office.url)
    await other.connect()
    await other.query('begin')
    await other.query('select from interactions where client_id = $1 for update', [clients[0]])
    await work()
    await other.end()
    expect([await runsOf(clients[0]!), (await runsOf(clients[1]!)).length]).toEqual([[], 1])
    await work()
    expect(await runsOf(clients[0]!)).toHaveLength(1)
  })

  it('the work compares each visit with the plans once, and a limited number for each agent', async () => {
    await office.owner.query('delete from follow_up_plans')
    const client = await addClient()
    const visits: string[] = []
    for (let hour = 1; hour <= 3; hour++)
      visits.push(
        await insert('interactions', {
          client_id: client,
          type: 'visit',
          subject: 'Visita',
          scheduled_at: new Date(Date.now() - hour * 3_600_000),
        }),
      )
    await addPlan({ starts_when: 'visit_made', is_automatic: true })
    const start = async (limits: string) =>
      Number(
        (
          await one<{ start_visit_plans: string }>(
            `select private.start_visit_plans(now(), ${limits})`,
          )
        ).start_visit_plans,
      )
    expect(await start(`2, 5000, '-1 second'`)).toBe(0)
    expect([await start('2'), await start('2'), await start('2')]).toEqual([2, 1, 0])
    expect(await runsOf(client)).toHaveLength(1)
    await office.owner.query(
      `update interactions set scheduled_at = now() - interval '10 minutes' where id = $1`,
      [visits[0]],
    )
    expect(await start('2')).toBe(1)
    await setState((await runsOf(client))[0], 'ended')
    await addPlan({ name: 'Otro', starts_when: 'visit_made', is_automatic: true })
    await office.owner.query('delete from private.followed_visits')
    await start('3')
    const runs = await runsOf(client)
    expect(runs.map(({ plan_name, state }) => `${plan_name} ${state}`).toSorted()).toEqual([
      'Bienvenida ended',
      'Otro running',
    ])
  })

  it('the work retries a visit whose plan could not start', async () => {
    await office.owner.query('delete from follow_up_plans')
    const client = await addClient()
    await insert('interactions', {
      client_id: client,
      type: 'visit',
      subject: 'Visita',
      scheduled_at: new Date(Date.now() - 3_600_000),
    })
    await addPlan({ starts_when: 'visit_made', is_automatic: true })
    await office.owner.query(`update private.quotas set value = 1 where name = 'follow_up_runs'`)
    await work()
    expect(await runsOf(client)).toEqual([])
    await office.owner.query(
      `update private.quotas set value = 50000 where name = 'follow_up_runs'`,
    )
    await work()
    expect(await runsOf(client)).toHaveLength(1)
  })

  it('PLAN-14 PLAN-29 the work later starts a plan that could not start for a new client, and notifies the agent once a day', async () => {
    const { owner, agent } = office
    await owner.query('delete from follow_up_plans')
    await addPlan({ starts_when: 'client_added', is_automatic: true })
    await owner.query(`update private.quotas set value = 1 where name = 'follow_up_runs'`)
    const clients = [await addClient(), await addClient()]
    const told = async () => {
      const { rows } = await owner.query<{ title: string; message: string; data: unknown }>(
        `select title, message, data from notifications where user_id = $1 and kind = 'general'
         and title = 'Un plan de seguimiento no pudo empezar'`,
        [agent.id],
      )
      return rows
    }
    const waiting = async () => {
      const { rows } = await owner.query<{ client_id: string }>(
        'select client_id from private.follow_up_failures where user_id = $1',
        [agent.id],
      )
      return rows.map(({ client_id }) => client_id).toSorted()
    }
    expect(await waiting()).toEqual(clients.toSorted())
    await work()
    await work()
    expect(await told()).toHaveLength(1)
    const [notice] = await told()
    expect(notice!.message).toMatch(/llegó a su límite.*Se intenta de nuevo cada hora\.$/)
    expect(clients).toContain((notice!.data as { client_id: string }).client_id)
    await owner.query(`update private.quotas set value = 50000 where name = 'follow_up_runs'`)
    await work()
    for (const client of clients) {
      expect(await runsOf(client)).toMatchObject([{ started_on: office.today }])
      expect(await tasksOf(client)).toHaveLength(1)
    }
    expect(await waiting()).toEqual([])
  })

  it('PLAN-22 a plan that could not start is dropped when its opportunity is deleted or closed', async () => {
    const { owner, agent } = office
    await owner.query('delete from follow_up_plans')
    const stage = (place: number) => `57a60000-0000-4000-8000-00000000000${place}`
    for (const place of [2, 6]) {
      const start = { starts_when: 'stage_reached', stage_id: stage(place), is_automatic: true }
      await addPlan({ name: `Etapa ${place}`, ...start })
    }
    await owner.query(`update private.quotas set value = 1 where name = 'follow_up_runs'`)
    const client = await addClient()
    const addDeal = () => insert('opportunities', { client_id: client, stage_id: stage(2) })
    const close = (id: string, place: number) =>
      owner.query('update opportunities set stage_id = $2 where id = $1', [id, stage(place)])
    const waiting = async () => {
      const { rows } = await owner.query<{ opportunity_id: string }>(
        'select opportunity_id from private.follow_up_failures where user_id = $1',
        [agent.id],
      )
      return rows.map(({ opportunity_id }) => opportunity_id).toSorted()
    }
    const [deleted, lost, won] = [await addDeal(), await addDeal(), await addDeal()]
    expect(await waiting()).toEqual([deleted, lost, won].toSorted())
    await owner.query('delete from opportunities where id = $1', [deleted])
    expect(await waiting()).toEqual([lost, won].toSorted())
    await close(lost, 7)
    await close(won, 6)
    await owner.query(`update private.quotas set value = 50000 where name = 'follow_up_runs'`)
    await work()
    expect(await waiting()).toEqual([])
    expect(await runsOf(client)).toMatchObject([{ plan_name: 'Etapa 6' }])
  })

  it('PLAN-14 a step that cannot become a task is announced, and becomes one when there is room', async () => {
    const { owner, agent } = office
    const [client] = await addDue(1)
    await owner.query(`update private.quotas set value = 1 where name = 'tasks'`)
    await work()
    const { rows } = await owner.query(
      `select from notifications where user_id = $1 and title = 'Un paso de un plan de seguimiento no se pudo crear'
       and data ->> 'client_id' = $2`,
      [agent.id, client],
    )
    expect(rows).toHaveLength(1)
    await owner.query(`update private.quotas set value = 50000 where name = 'tasks'`)
    await work()
    expect(await stepsOf([client!])).toBe(4)
  })
})
