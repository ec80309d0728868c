import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAgent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('PRO-16 deleting a property keeps its jobs, and deleting a professional deletes their jobs', async () => {
  const { owner } = database
  const { ids } = await createAgent(owner)
  const job = 'select property_id from professional_jobs where id = $1'
  await owner.query('delete from properties where id = $1', [ids['properties']])
  expect((await owner.query(job, [ids['professional_jobs']])).rows).toEqual([{ property_id: null }])
  await owner.query('delete from professionals where id = $1', [ids['professionals']])
  expect((await owner.query(job, [ids['professional_jobs']])).rows).toEqual([])
})
