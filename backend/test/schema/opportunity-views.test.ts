import { queryOf, readView } from '@predio/domain/views'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LARGE_CRM, seedCrmOf } from '../../../test-support/large-crm.ts'
import { createAgent, type Agent } from '../rls/agents.ts'
import { readPlans, scansOf } from '../read-plans.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let agent: Agent

const SIZE = {
  ...LARGE_CRM,
  clients: 500,
  opportunities: 300,
  interactions: 10,
  messages: 10,
  tasks: 10,
  properties: 500,
}

beforeAll(async () => {
  database = await createTestDatabase()
  const agents: Agent[] = []
  for (let count = 0; count < 8; count++) agents.push(await createAgent(database.owner))
  agent = agents[0]!
  await seedCrmOf(
    database.owner,
    agents.map(({ id }) => id),
    SIZE,
  )
})
afterAll(() => database.drop())

const OWNED = new Set(['opportunities', 'clients', 'properties'])
const DAY = { now: new Date(), zone: 'America/Merida' }

async function otherScans(text: string, values: unknown[]): Promise<string[]> {
  const { owner } = database
  const plans = await readPlans(owner, () => runAs(owner, agent, () => owner.query(text, values)))
  const scans = plans.flatMap((plan) => scansOf(plan, OWNED))
  if (scans.length === 0) throw new Error('no plan was read')
  return scans
    .map((scan) => scan['Index Cond'] ?? JSON.stringify(scan))
    .filter((found) => !/^\(.*(user_id|\bid = opportunity\.(client|property)_id)/.test(found))
}

const ROWS = `from opportunity_rows where user_id = $1`

it.each([
  ['', 'true', 'created_at desc, id'],
  ['monto', `type in ('sale')`, 'amount desc nulls last, id desc'],
  ['cierre', `status in ('open')`, 'expected_close_date, id desc'],
  ['movida', `(stage_changed_at < now() or stage_changed_at is null)`, 'stage_changed_at, id desc'],
  ['cliente', `search like '%nunez%'`, 'client_name, created_at desc, id desc'],
  ['etapa', `stage_name in ('Visita', 'Oferta')`, 'created_at desc, id'],
])(
  'VIEW-10 VIEW-22 VIEW-90 the list by «%s» where %s reads only the rows of the agent',
  async (...view) => {
    const [, condition, order] = view
    const page = `select * ${ROWS} and ${condition} order by ${order} limit 50`
    expect(await otherScans(page, [agent.id])).toEqual([])
    expect(await otherScans(`select count(*) ${ROWS} and ${condition}`, [agent.id])).toEqual([])
  },
)

it.each([
  '',
  'texto=nunez&tipo=venta',
  'etapa=Visita,Oferta&monto=desde:1000000',
  'estado=abierta&movida=sin:14&orden=-monto',
  'cliente=!*&alta=mes',
])('VIEW-10 VIEW-21 the board of «%s» reads only the rows of the agent', async (view) => {
  const { tests } = queryOf('opportunities', readView('opportunities', view).view, DAY)
  const board = 'select * from opportunity_board($1, 12)'
  expect(await otherScans(board, [JSON.stringify(tests)])).toEqual([])
})
