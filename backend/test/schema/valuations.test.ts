import { afterAll, beforeAll, expect, it } from 'vitest'
import { attempt, createAgent, insertRow, insertText, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const VALUATION = { state: 'Yucatán', estimated_value: 1_000_000 }
const CHECK_VIOLATION = '23514'

let database: TestDatabase
let agent: Agent
let stranger: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
  stranger = await createAgent(database.owner)
})
afterAll(() => database.drop())

function insert(change: Record<string, unknown>): Promise<number | string> {
  const row = { ...VALUATION, ...change, user_id: agent.id }
  const persona = { role: 'authenticated', id: agent.id } as const
  return attempt(database.owner, persona, insertText('valuations', row, ''), Object.values(row))
}

it.each([
  [{ title: 'á'.repeat(200) }, { title: 'á'.repeat(201) }],
  [{ estimated_value: 0 }, { estimated_value: -0.01 }],
  [{ confidence: 100 }, { confidence: 101 }],
  [{ confidence: 0 }, { confidence: -1 }],
  [
    { range_min: 5, range_max: 5 },
    { range_min: 6, range_max: 5 },
  ],
  [{ property_type: 'land' }, { property_type: 'casa' }],
  [{ state: 'á'.repeat(50) }, { state: 'á'.repeat(51) }],
  [{ colony: 'á'.repeat(100) }, { colony: 'á'.repeat(101) }],
])('EST-27 EST-35 a valuation accepts %j and refuses %j', async (accepted, refused) => {
  expect(await insert(accepted)).toBe(1)
  expect(await insert(refused)).toBe(CHECK_VIOLATION)
})

it.each(['clients', 'properties'] as const)(
  'EST-36 an estimate stays when its row in %s is deleted',
  async (table) => {
    const column = table === 'clients' ? 'client_id' : 'property_id'
    const row =
      table === 'clients'
        ? { type: 'comprador', first_name: 'Ana', last_name: 'Núñez' }
        : { title: 'Casa en Mérida' }
    const related = await insertRow(database.owner, table, { ...row, user_id: agent.id })
    const valuation = { ...VALUATION, user_id: agent.id, [column]: related }
    const id = await insertRow(database.owner, 'valuations', valuation)
    await database.owner.query(`delete from ${table} where id = $1`, [related])
    const { rows } = await database.owner.query(
      `select user_id, ${column} as related from valuations where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ user_id: agent.id, related: null }])
  },
)

it.each([
  'select id from valuations where id = $1',
  `update valuations set title = 'Mía' where id = $1`,
  'delete from valuations where id = $1',
])('EST-37 another agent reaches no estimate with: %s', async (text) => {
  const values = [agent.ids['valuations']]
  const as = (id: string) => attempt(database.owner, { role: 'authenticated', id }, text, values)
  expect(await as(stranger.id)).toBe(0)
  expect(await as(agent.id)).toBe(1)
})
