import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

/** These columns of the table are not in the view. */
const LEFT_OUT: Record<string, { table: string; columns: string[] }> = {
  client_list: { table: 'clients', columns: ['birthday', 'import_id', 'import_row'] },
  client_matches: { table: 'clients', columns: ['birthday', 'import_id', 'import_row'] },
  clients_by_activity: { table: 'clients', columns: ['birthday', 'import_id', 'import_row'] },
  matching_clients: { table: 'clients', columns: [] },
  opportunity_rows: { table: 'opportunities', columns: ['furthest_stage'] },
  task_rows: { table: 'tasks', columns: ['assigned_to'] },
  interaction_rows: { table: 'interactions', columns: ['booked_by', 'selection_item_id'] },
  document_rows: { table: 'documents', columns: ['content'] },
}

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.owner.query('begin'))
afterEach(() => database.owner.query('rollback'))

async function columnsOf(relation: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
    [`public.${relation}`],
  )
  return rows.map(({ name }) => name)
}

async function missing(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [view, { table }] of Object.entries(LEFT_OUT)) {
    const shown = await columnsOf(view)
    found[view] = (await columnsOf(table)).filter((name) => !shown.includes(name))
  }
  return found
}

const leftOut = Object.fromEntries(
  Object.entries(LEFT_OUT).map(([view, { columns }]) => [view, columns]),
)

it('every view of a list has the columns of its table, except for those that this test names', async () => {
  expect(await missing()).toEqual(leftOut)
})

it('a migration that adds a column adds it to the views by one line', async () => {
  const tables = new Set(Object.values(LEFT_OUT).map(({ table }) => table))
  for (const table of tables)
    await database.owner.query(`alter table public.${table} add column added_later text`)
  expect(await missing()).not.toEqual(leftOut)
  const before = await describeViews()
  await database.owner.query('select private.make_views()')
  expect(await missing()).toEqual(leftOut)
  expect(await describeViews()).toEqual(before)
})

/** When a migration creates a view again, the view must keep its comment, grants and options. */
async function describeViews(): Promise<unknown[]> {
  const { rows } = await database.owner.query(
    `select relname, reloptions, obj_description(oid, 'pg_class') as comment,
      array(select acl::text from unnest(relacl) as acl order by 1) as rights
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname`,
  )
  expect(rows.length).toBeGreaterThan(8)
  return rows
}

it('columns_except refuses to leave out a column that its table does not have', async () => {
  const text = `select private.columns_except('public.tasks', 'task', '{assigned}')`
  await expect(database.owner.query(text)).rejects.toMatchObject({ code: '42703' })
})
