import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOlderDatabase, type OlderDatabase } from '../older-database.ts'

const STAGE = '57a60000-0000-4000-8000-000000000001'
const USER = '00000000-0000-4000-8000-00000000000a'
let database: OlderDatabase

beforeAll(async () => {
  database = await createOlderDatabase('20261117000100')
})
afterAll(() => database.drop())

it('REP-14 an upgrade turns the percentage of an older rental into months of rent: 3 % becomes one month', async () => {
  const { client } = database
  await client.query(`insert into auth.users (id, email) values ($1, 'a@b.mx')`, [USER])
  await client.query(
    `insert into public.opportunities (user_id, stage_id, type, expected_amount, commission_percentage)
     values ($1, $2, 'rent', 1000, 3), ($1, $2, 'rent', 1000, 100), ($1, $2, 'rent', 1000, 33.3),
       ($1, $2, 'rent', 1000, null), ($1, $2, 'sale', 1000, 3)`,
    [USER, STAGE],
  )
  const read = 'select id, updated_at from public.opportunities order by id'
  const before = (await client.query(read)).rows

  await database.upgrade()
  expect((await client.query(read)).rows).toEqual(before)
  const { rows } = await client.query(
    `select type, commission_percentage::float as percentage,
       private.commission_of(type, expected_amount, commission_percentage, commission_months)::float as commission
     from public.opportunities order by type, commission_percentage`,
  )
  expect(rows).toEqual([
    { type: 'rent', percentage: 3, commission: 1000 },
    { type: 'rent', percentage: 33.3, commission: 333 },
    { type: 'rent', percentage: 100, commission: 1000 },
    { type: 'rent', percentage: null, commission: null },
    { type: 'sale', percentage: 3, commission: 30 },
  ])
})
