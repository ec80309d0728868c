import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function names(text: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(text)
  return rows.map(({ name }) => name)
}

const TABLES = `pg_class as part where relnamespace = 'public'::regnamespace and relkind = 'r'`

it('every table has a comment that describes its rows', async () => {
  const missing = `select relname as name from ${TABLES} and obj_description(oid, 'pg_class') is null`
  expect(await names(missing), 'tables without a comment').toEqual([])
})

it('every table with updated_at has the trigger that sets it, so that a save notices other saves', async () => {
  const missing = await names(
    `select relname as name from ${TABLES}
       and exists (select from pg_attribute where attrelid = part.oid and attname = 'updated_at' and not attisdropped)
       and not exists (select from pg_trigger where tgrelid = part.oid and tgname = relname || '_set_updated_at')`,
  )
  expect(missing, 'tables whose updated_at nobody sets').toEqual([])
})

it('every foreign key has an index', async () => {
  const missing = await names(
    `select format('%s.%s', part.relname, reference.conname) as name
     from pg_constraint as reference join pg_class as part on part.oid = reference.conrelid
     where part.relnamespace = 'public'::regnamespace and reference.contype = 'f' and not exists (
       select from pg_index as listed
       where listed.indrelid = part.oid
         and (listed.indkey::smallint[])[0:cardinality(reference.conkey) - 1] @> reference.conkey
     )`,
  )
  expect(missing, 'foreign keys without an index').toEqual([])
})
