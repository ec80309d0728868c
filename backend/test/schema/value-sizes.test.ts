import { afterAll, beforeAll, expect, it } from 'vitest'
import { attempt, createAgent, type Agent } from '../rls/agents.ts'
import { TABLES } from '../rls/tables.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

/** No screen writes a larger value. The longest text is that of a document. */
const SIZE = 600_000

let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
})
afterAll(() => database.drop())

const TOO_LARGE: Record<string, string[]> = {
  text: [`repeat('a', ${SIZE})`, `'+' || repeat('1', ${SIZE})`],
  'text[]': [
    `array_fill('a'::text, array[${SIZE}])`,
    `array_fill('casa'::text, array[${SIZE}])`,
    `array[repeat('a', ${SIZE})]`,
  ],
  'bigint[]': [`array_fill(1::bigint, array[${SIZE}])`],
  jsonb: [
    `jsonb_build_object('a', repeat('a', ${SIZE}))`,
    `jsonb_build_array(repeat('a', ${SIZE}))`,
  ],
}

interface Column {
  table: string
  column: string
  type: string
  isChangeable: boolean
}

it('every text, list and object that an agent may write has a limit of size', async () => {
  const { rows } = await database.owner.query<Column>(`
    select class.relname as table, part.attname as column, format_type(part.atttypid, null) as type,
      has_column_privilege('authenticated', class.oid, part.attname, 'update') as "isChangeable"
    from pg_attribute as part
    join pg_class as class on class.oid = part.attrelid
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and part.attnum > 0
      and not part.attisdropped and part.attgenerated = ''
      and has_column_privilege('authenticated', class.oid, part.attname, 'insert, update')
      and format_type(part.atttypid, null) in ('text', 'text[]', 'bigint[]', 'jsonb', 'json', 'uuid[]', 'bytea')
    order by 1, 2`)
  expect(rows.length).toBeGreaterThan(60)
  const me = { role: 'authenticated', id: agent.id } as const
  const unlimited: string[] = []
  for (const { table, column, type, isChangeable } of rows) {
    for (const value of TOO_LARGE[type] ?? []) {
      const { text, values } = isChangeable
        ? {
            text: `update ${table} set ${column} = ${value} where id = $1`,
            values: [agent.ids[table]],
          }
        : insertion(table, column, value)
      const stored = `with written as (${text} returning ${column} as value)
        select from written where octet_length(value::text) > ${SIZE / 2}`
      if ((await attempt(database.owner, me, stored, values)) === 1)
        unlimited.push(`${table}.${column}: ${value}`)
    }
  }
  expect(unlimited).toEqual([])
})

function insertion(table: string, column: string, value: string) {
  const row = TABLES[table]?.row(agent.ids) ?? {}
  const names = Object.keys(row).filter((name) => name !== column)
  const places = [...names.map((_, i) => `$${i + 1}`), value]
  return {
    text: `insert into ${table} (${[...names, column].join(', ')}) values (${places.join(', ')})`,
    values: names.map((name) => row[name]),
  }
}
