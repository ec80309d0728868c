import { STANDARD_PLANS } from '@predio/domain/subscriptions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('SUB-11 the plans in the built pages equal those that the migrations insert', async () => {
  const { rows } = await database.owner.query(
    `select id, name, price_monthly as "priceMonthly", price_yearly as "priceYearly", features
     from subscription_plans where name <> 'Trial' order by price_monthly`,
  )
  expect(rows).toEqual(STANDARD_PLANS)
})
