import { afterAll, beforeAll, expect, it } from 'vitest'
import { LARGE_CRM, seedCrmOf } from '../../../test-support/large-crm.ts'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

let database: TestDatabase
let agent: Agent

const SIZE = {
  ...LARGE_CRM,
  clients: 400,
  opportunities: 40,
  interactions: 3_000,
  messages: 10,
  tasks: 3_000,
  properties: 400,
}

beforeAll(async () => {
  database = await createTestDatabase()
  const all: Agent[] = []
  for (let count = 0; count < 5; count++) all.push(await createAgent(database.owner))
  agent = all[0]!
  await seedCrmOf(
    database.owner,
    all.map(({ id }) => id),
    SIZE,
  )
})
afterAll(() => database.drop())

const OWNED = new Set(['clients', 'interactions', 'opportunities', 'properties', 'tasks'])

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

async function planOf(text: string): Promise<Plan[]> {
  const { owner } = database
  return runAs(owner, agent, async () => {
    const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) ${text}`,
    )
    return nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
  })
}

/** Returns the scans that read rows of agents by another condition than the agent or an id from one of the agent's rows. */
async function readsOthers(text: string): Promise<Plan[]> {
  const scans = (await planOf(text)).filter(
    (node) => OWNED.has(node['Relation Name'] ?? '') || node['Node Type'] === 'Bitmap Index Scan',
  )
  expect(scans.length).toBeGreaterThan(0)
  return scans.filter(
    (scan) =>
      scan['Node Type'] !== 'Bitmap Heap Scan' &&
      !/user_id = |^\(id = \(?\w+\.\w+_id\)?\)$/.test(scan['Index Cond'] ?? ''),
  )
}

const TASK_COLUMNS = 'id, title, client_name, property_title, urgency'
const USUAL = 'is_open desc, due_date, urgency desc, id'

it.each([
  [`is_open and due_date >= now() and due_date < now() + interval '1 day'`, USUAL],
  [`is_open and due_date < now()`, USUAL],
  ['true', USUAL],
  [`search like '%cotizacion%' and priority in ('high')`, USUAL],
  [`status in ('completed') or status is null`, 'completed_at desc nulls last, id desc'],
  ['client_name is not null', 'client_name, due_date desc nulls last, id desc'],
  ['is_open', 'urgency desc, title, id desc'],
  [`created_at >= now() - interval '30 days'`, 'created_at desc, id desc'],
])(
  'VIEW-32 VIEW-85 reads tasks where %s by %s from the rows of the agent alone',
  async (where, order) => {
    const own = `from task_rows where user_id = '${agent.id}' and (${where})`
    expect(await readsOthers(`select ${TASK_COLUMNS} ${own} order by ${order} limit 50`)).toEqual(
      [],
    )
    expect(await readsOthers(`select count(*) ${own}`)).toEqual([])
  },
)

it('VIEW-85 an index has the usual order of tasks', async () => {
  const nodes = await planOf(
    `select ${TASK_COLUMNS} from task_rows where user_id = '${agent.id}' order by ${USUAL} limit 50`,
  )
  expect(nodes.map((node) => node['Index Name'])).toContain('tasks_user_id_is_open_due_date_idx')
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
})

const INTERACTION_COLUMNS = 'id, subject, client_name, property_title, moment'
const NEWEST = 'moment desc, id'

it.each([
  ['true', NEWEST],
  [`type in ('visit')`, NEWEST],
  [`search like '%platica%' and outcome is null`, NEWEST],
  [`moment >= now() - interval '30 days' and moment < now()`, NEWEST],
  [`scheduled_at >= now() and scheduled_at < now() + interval '7 days'`, 'scheduled_at, id'],
  ['client_name is not null', 'client_name, moment desc, id desc'],
  ['is_inbound is not true', 'subject, id desc'],
  [`created_at >= now() - interval '30 days'`, 'created_at desc, id desc'],
])(
  'VIEW-42 reads interactions where %s by %s from the rows of the agent alone',
  async (where, order) => {
    const own = `from interaction_rows where user_id = '${agent.id}' and (${where})`
    const page = `select ${INTERACTION_COLUMNS} ${own} order by ${order} limit 50`
    expect(await readsOthers(page)).toEqual([])
    expect(await readsOthers(`select count(*) ${own}`)).toEqual([])
  },
)
