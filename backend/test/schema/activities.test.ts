import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
})

async function as<Row>(agent: Agent | undefined, text: string): Promise<Row[]> {
  const { owner } = database
  const work = async () => (await owner.query(text)).rows as Row[]
  return runAs(owner, agent, work, { rollsBack: true })
}

async function addClient(agent: Agent, phone: string | null): Promise<string> {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into clients (user_id, type, first_name, last_name, phone)
     values ($1, 'comprador', 'Zoé', 'Pech', $2) returning id`,
    [agent.id, phone],
  )
  return rows[0]!.id
}

interface Facts {
  id: string
  last_touch_at: string | null
  preferences: unknown
  interactions: { type: string }[]
  opportunities: unknown[]
}

async function factsOf(agent: Agent, clientId: string): Promise<Facts | undefined> {
  const [answer] = await as<{ facts: Facts[] }>(agent, 'select call_list_facts() as facts')
  return answer?.facts.find(({ id }) => id === clientId)
}

describe.each(['task_rows', 'interaction_rows'])('TASK-13 INT-10 %s', (view) => {
  it('a list of activities shows an agent only their own rows, and a visitor nothing', async () => {
    const rows = await as<{ user_id: string }>(mine, `select user_id from ${view}`)
    expect(rows).toEqual([{ user_id: mine.id }])
    await expect(as(undefined, `select 1 from ${view}`)).rejects.toThrow('permission denied')
  })
})

describe('task_rows', () => {
  it('TASK-12 a search finds tasks by words of the task, the client and the property, without accents', async () => {
    const clientId = await addClient(mine, null)
    await database.owner.query(
      `insert into tasks (user_id, assigned_to, title, client_id, property_id) values ($1, $1, 'Cotización', $2, $3)`,
      [mine.id, clientId, mine.ids['properties']],
    )
    const found = await as<{ title: string; client_name: string }>(
      mine,
      `select title, client_name from task_rows where search like all (array['%cotizacion%', '%zoe%'])`,
    )
    expect(found).toEqual([{ title: 'Cotización', client_name: 'Zoé Pech' }])
  })
})

describe('tasks', () => {
  const completedAt = async (id: string): Promise<Date | null> => {
    const { rows } = await database.owner.query<{ completed_at: Date | null }>(
      'select completed_at from tasks where id = $1',
      [id],
    )
    return rows[0]!.completed_at
  }

  it('TASK-08 a task belongs to the agent to whom it is assigned', async () => {
    const insert = database.owner.query(
      `insert into tasks (user_id, assigned_to, title) values ($1, $2, 'Llamar')`,
      [mine.id, theirs.id],
    )
    await expect(insert).rejects.toMatchObject({ constraint: 'tasks_assigned_to_owner' })
  })

  it('TASK-09 a task has a completion time exactly while it is completed', async () => {
    const id = mine.ids['tasks']!
    const set = (change: string) =>
      database.owner.query(`update tasks set ${change} where id = $1`, [id])
    await set(`status = 'completed'`)
    const first = await completedAt(id)
    expect(first).not.toBeNull()
    await set(`title = 'Otra', completed_at = '2020-01-01'`)
    expect(await completedAt(id)).toEqual(first)
    await set(`status = 'pending'`)
    expect(await completedAt(id)).toBeNull()
  })
})

describe('call_list_facts', () => {
  it('CALL-09 the call list leaves out clients without a number and those of other agents', async () => {
    const reachable = await addClient(mine, '+525512345678')
    const silent = await addClient(mine, null)
    const foreign = await addClient(theirs, '+525512345678')
    expect(await factsOf(mine, reachable)).toMatchObject({
      last_touch_at: null,
      preferences: null,
      interactions: [],
      opportunities: [],
    })
    expect(await factsOf(mine, silent)).toBeUndefined()
    expect(await factsOf(mine, foreign)).toBeUndefined()
    await expect(as(undefined, 'select call_list_facts()')).rejects.toThrow('permission denied')
  })

  it('CALL-10 the call list has the last contact, and only recent visits that took place', async () => {
    const id = await addClient(mine, '+525512345678')
    await database.owner.query(
      `insert into interactions (user_id, client_id, type, subject, scheduled_at) values
        ($1, $2, 'visit', 'ayer', now() - interval '1 day'),
        ($1, $2, 'visit', 'hace un mes', now() - interval '30 days'),
        ($1, $2, 'visit', 'mañana', now() + interval '1 day')`,
      [mine.id, id],
    )
    const facts = await factsOf(mine, id)
    expect(facts?.interactions).toHaveLength(1)
    const hours = (Date.now() - Date.parse(facts?.last_touch_at ?? '')) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThan(25)
  })
})
