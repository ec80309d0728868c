import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

let database: TestDatabase
let agent: Agent

const AGENTS = 5
const EACH = 3_000

beforeAll(async () => {
  database = await createTestDatabase()
  const agents: Agent[] = []
  for (let count = 0; count < AGENTS; count++) agents.push(await createAgent(database.owner))
  agent = agents[0]!
  await database.owner.query('set session_replication_role = replica')
  await database.owner.query(
    `insert into public.documents (user_id, name, category, status, content, last_edited_at, created_at)
     select agent, 'Documento ' || i, (array['contract', 'other'])[1 + i % 2], (array['draft', 'active'])[1 + i % 2], 'Texto',
       now() - i * interval '1 hour', now() - i * interval '1 hour'
     from unnest($1::uuid[]) as agent, generate_series(1, $2::int) as i`,
    [agents.map(({ id }) => id), EACH],
  )
  await database.owner.query('reset session_replication_role')
  await database.owner.query('analyze public.documents')
})
afterAll(() => database.drop())

function scansOf(plan: Plan): Plan[] {
  const isScan = plan['Relation Name'] === 'documents' || plan['Node Type'] === 'Bitmap Index Scan'
  return [...(isScan ? [plan] : []), ...(plan.Plans ?? []).flatMap(scansOf)]
}

it.each([
  [`category in ('contract')`, 'last_edited_at desc'],
  [`status in ('draft') and last_edited_at >= now() - interval '7 days'`, 'last_edited_at desc'],
  [`search like '%documento%'`, 'last_edited_at desc'],
  [`not is_text is true`, 'name'],
  ['client_name is null', 'client_name nulls last, name desc'],
  ['template_name is null and property_title is null', 'created_at desc'],
])(
  'VIEW-51 reads documents where %s by %s from the rows of the agent alone',
  async (condition, order) => {
    const from = `from document_rows where user_id = '${agent.id}' and ${condition}`
    const statements = [
      `select id, name ${from} order by ${order}, id desc limit 50`,
      `select count(*) ${from}`,
    ]
    for (const text of statements) {
      const { rows } = await runAs(database.owner, agent, () =>
        database.owner.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`),
      )
      const scans = scansOf(rows[0]!['QUERY PLAN'][0].Plan)
      expect(scans.length).toBeGreaterThan(0)
      for (const scan of scans) {
        if (scan['Node Type'] === 'Bitmap Heap Scan') continue
        expect(scan['Index Cond'] ?? scan['Node Type'], JSON.stringify(scan)).toContain('user_id')
      }
    }
  },
)
