import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
  await database.owner.query(
    `insert into clients (user_id, type, first_name, last_name) select $1, 'comprador', 'Ana', 'Pech ' || i from generate_series(1, 5000) as i`,
    [agent.id],
  )
  await database.owner.query('analyze clients')
})
afterAll(() => database.drop())

it('CLIENT-12 a page of clients imported at the same moment is read from an index, without sorting', async () => {
  const { rows: middle } = await database.owner.query<{ id: string; created_at: string }>(
    `select id, created_at::text from clients where user_id = $1 order by created_at desc, id desc limit 1 offset 2500`,
    [agent.id],
  )
  const { rows: plan } = await database.owner.query<{ 'QUERY PLAN': string }>(
    `explain select id from client_list where user_id = '${agent.id}'
       and created_at <= '${middle[0]?.created_at}'
       and (created_at < '${middle[0]?.created_at}'
         or (created_at = '${middle[0]?.created_at}' and id < '${middle[0]?.id}'))
     order by created_at desc, id desc limit 50`,
  )
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toContain('clients_user_id_created_at_id_idx')
  // The plan sorts only the next task of each client, not the clients.
  expect(text).not.toContain('Sort Key: client.')
})

it.each([
  ['first_name', 'last_name', 'clients_user_id_name_idx'],
  ['last_name', 'first_name', 'clients_user_id_surname_idx'],
])(
  'VIEW-64 a page of clients by %s is read from an index, without sorting',
  async (by, then, index) => {
    const { rows } = await database.owner.query<{ [name: string]: string }>(
      `select ${by}, ${then} from clients where user_id = $1 order by ${by}, ${then}, id desc limit 1 offset 2500`,
      [agent.id],
    )
    const [first, second] = [rows[0]?.[by], rows[0]?.[then]]
    const { rows: plan } = await database.owner.query<{ 'QUERY PLAN': string }>(
      `explain select id from client_list where user_id = '${agent.id}' and ${by} >= '${first}'
       and (${by} > '${first}' or (${by} = '${first}' and ${then} > '${second}') or (${by} = '${first}' and ${then} is null))
     order by ${by}, ${then}, id desc limit 50`,
    )
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).toContain(index)
    expect(text).not.toContain('Sort Key: client.')
  },
)
