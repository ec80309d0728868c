import { afterAll, beforeAll, expect, it } from 'vitest'
import { CASE_ROWS, TEST_CASES } from '../../../domain/src/views/testing/test-cases.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.owner.query(
    `create temp table case_rows (
       id integer, code text, word text, words text[], amount numeric, moment timestamptz, day date, flag boolean, search text
     )`,
  )
  await database.owner.query(
    'insert into case_rows select * from jsonb_populate_recordset(null::case_rows, $1)',
    [JSON.stringify(CASE_ROWS)],
  )
})
afterAll(() => database.drop())

it.each(TEST_CASES)('VIEW-70 the database finds the records of %s', async (_, tests, ids) => {
  const { rows: compiled } = await database.owner.query<{ condition: string }>(
    `select private.view_condition($1, private.view_columns('case_rows')) as condition`,
    [JSON.stringify(tests)],
  )
  const { rows } = await database.owner.query<{ id: number }>(
    `select id from case_rows as found where ${compiled[0]!.condition} order by id`,
  )
  expect(rows.map(({ id }) => id)).toEqual(ids)
})
