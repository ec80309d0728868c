import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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
  for (const table of ['tasks', 'interactions', 'selections']) {
    await database.owner.query(`delete from ${table}`)
  }
})

const DAY = `'2026-11-17 00:00-06', '2026-11-18 00:00-06', '2026-11-17', '2027-01-16'`

interface Facts {
  tasks: { title: string; client_name: string | null }[]
  task_count: number
  visits: { subject: string }[]
  visit_count: number
  open_visit_count: number
  contract_count: number
  answer_count: number
  contracts: { ends_on: string; client_name: string | null }[]
  answers: { id: string; title: string; client_name: string | null }[]
}

async function factsOf(agent: Agent | undefined): Promise<Facts> {
  const { owner } = database
  const work = async () =>
    (await owner.query<{ facts: Facts }>(`select day_facts(${DAY}) as facts`)).rows[0]!.facts
  return runAs(owner, agent, work, { rollsBack: true })
}

async function addClient({ id }: Agent): Promise<string> {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into clients (user_id, type, first_name, last_name) values ($1, 'inquilino', 'Zoé', 'Pech') returning id`,
    [id],
  )
  return rows[0]!.id
}

async function addAnswer({ id }: Agent, clientId: string): Promise<string> {
  const { rows } = await database.owner.query<{ id: string }>(
    `with made as (
       insert into selections (user_id, client_id, title, token_hash)
       values ($1, $2, 'Casas', encode(sha256(gen_random_uuid()::text::bytea), 'hex')) returning id
     )
     insert into selection_items (user_id, selection_id, position, listing, answer, answered_at)
     select $1, id, 0, '{"title":"Casa"}', 'like', now() from made returning id`,
    [id, clientId],
  )
  return rows[0]!.id
}

it('DAY-02 the facts of a day have open tasks due by its end, the oldest first, and their number', async () => {
  await database.owner.query(
    `insert into tasks (user_id, assigned_to, title, due_date, status) values
       ($1, $1, 'Hoy', '2026-11-17 23:59-06', 'pending'), ($1, $1, 'Vencida', '2026-11-10 09:00-06', 'in_progress'),
       ($1, $1, 'Mañana', '2026-11-18 00:00-06', 'pending'), ($1, $1, 'Hecha', '2026-11-17 09:00-06', 'completed'),
       ($1, $1, 'Sin fecha', null, 'pending'), ($2, $2, 'Ajena', '2026-11-17 09:00-06', 'pending')`,
    [mine.id, theirs.id],
  )
  const facts = await factsOf(mine)
  expect(facts.tasks.map(({ title }) => title)).toEqual(['Vencida', 'Hoy'])
  expect(facts.task_count).toBe(2)
})

it('DAY-02 the facts of a day count the records that their lists of fifty leave out', async () => {
  await database.owner.query(
    `insert into interactions (user_id, type, subject, scheduled_at, outcome)
     select $1, 'visit', 'Visita ' || i, '2026-11-17 09:00-06'::timestamptz + i * interval '1 minute', case when i % 4 = 0 then 'Interesado' end
     from generate_series(1, 76) as i`,
    [mine.id],
  )
  await database.owner.query(
    `insert into properties (user_id, title, location, rental_contract_end)
     select $1, 'Casa ' || i, 'Mérida', '2026-12-01' from generate_series(1, 51) as i`,
    [mine.id],
  )
  const clientId = await addClient(mine)
  for (let at = 0; at < 51; at += 1) await addAnswer(mine, clientId)
  const facts = await factsOf(mine)
  expect(facts).toMatchObject({
    visit_count: 76,
    open_visit_count: 57,
    contract_count: 51,
    answer_count: 51,
  })
  for (const list of [facts.visits, facts.contracts, facts.answers]) expect(list).toHaveLength(50)
  expect(await factsOf(theirs)).toMatchObject({ visit_count: 0, answer_count: 0 })
})

it('DAY-02 the facts of a day leave out examples beside real clients', async () => {
  await database.owner.query(
    `insert into tasks (user_id, assigned_to, title, due_date, is_example) values
       ($1, $1, 'De ejemplo', '2026-11-17 12:00-06', true)`,
    [mine.id],
  )
  expect(await factsOf(mine)).toMatchObject({ tasks: [], task_count: 0 })
})

it('DAY-04 the facts of a day have its events ordered by the hour', async () => {
  await database.owner.query(
    `insert into interactions (user_id, type, subject, scheduled_at) values
       ($1, 'visit', 'Tarde', '2026-11-17 17:00-06'), ($1, 'meeting', 'Primera', '2026-11-17 00:00-06'),
       ($1, 'visit', 'Ayer', '2026-11-16 23:59-06'), ($1, 'visit', 'Mañana', '2026-11-18 00:00-06'),
       ($1, 'call', 'Sin hora', null), ($2, 'visit', 'Ajena', '2026-11-17 10:00-06')`,
    [mine.id, theirs.id],
  )
  const { visits } = await factsOf(mine)
  expect(visits.map(({ subject }) => subject)).toEqual(['Primera', 'Tarde'])
})

it('DAY-05 the facts of a day have rental contracts that end within the requested days, with the tenant', async () => {
  const clientId = await addClient(mine)
  await database.owner.query(
    `with made as (
       insert into properties (user_id, title, location, rental_contract_end)
       select $1, 'Casa', 'Mérida', ends_on
       from unnest(array['2026-11-16', '2026-11-17', '2027-01-16', '2027-01-17']::date[]) as ends_on
       returning id, rental_contract_end
     )
     insert into property_clients (user_id, created_by, property_id, client_id, relationship_type)
     select $1, $1, id, $2, 'tenant' from made where rental_contract_end = '2026-11-17'`,
    [mine.id, clientId],
  )
  await database.owner.query(
    `insert into properties (user_id, title, location, rental_contract_end) values ($1, 'Ajena', 'Mérida', '2026-11-20')`,
    [theirs.id],
  )
  const { contracts } = await factsOf(mine)
  expect(contracts.map(({ ends_on, client_name }) => [ends_on, client_name])).toEqual([
    ['2026-11-17', 'Zoé Pech'],
    ['2027-01-16', null],
  ])
})

it('DAY-06 the facts of a day have a client’s answer until the agent has seen it, and again after a new answer', async () => {
  const clientId = await addClient(mine)
  const itemId = await addAnswer(mine, clientId)
  await addAnswer(theirs, await addClient(theirs))
  const { owner } = database
  const unseen = async () => (await factsOf(mine)).answers.map(({ id }) => id)
  expect((await factsOf(mine)).answers).toMatchObject([
    { id: itemId, title: 'Casa', client_name: 'Zoé Pech' },
  ])
  await runAs(owner, mine, () =>
    owner.query('update selection_items set seen_at = answered_at where id = $1', [itemId]),
  )
  expect(await unseen()).toEqual([])
  await owner.query(
    `update selection_items set answer = 'pass', answered_at = answered_at + interval '1 hour' where id = $1`,
    [itemId],
  )
  expect(await unseen()).toEqual([itemId])
})

it('DAY-02 the facts of a day are refused to visitors', async () => {
  await expect(factsOf(undefined)).rejects.toThrow('permission denied')
})
