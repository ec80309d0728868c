import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPlans, scansOf } from '../read-plans.ts'
import { createAgent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const { id } = await createAgent(database.owner)
  const add = (text: string) => database.owner.query(text, [id])
  await add(
    `insert into interactions (user_id, subject) select $1, 'Nota' from generate_series(1, 3000)`,
  )
  await add(
    `insert into properties (user_id, title, location) select $1, 'Casa', 'Mérida' from generate_series(1, 3000)`,
  )
  await add(
    `insert into storage.objects (bucket_id, name, owner_id, created_at)
     select bucket, $1 || '/' || gen_random_uuid() || '/' || gen_random_uuid() || '.jpg', $1, now() - interval '2 days'
     from unnest(array['notes', 'listing-photos']) as bucket, generate_series(1, 100)`,
  )
  await add(
    `insert into storage.objects (bucket_id, name, owner_id, created_at)
     values ('notes', $1 || '/sin-registro/foto.jpg', $1, now() - interval '2 days')`,
  )
  await database.owner.query('analyze')
})
afterAll(() => database.drop())

it('NOTE-05 PHOTO-07 the sweep finds the record of each file by the file’s key', async () => {
  let found = 0
  const plans = await readPlans(database.owner, async () => {
    found = (await database.owner.query('select from files_to_sweep()')).rowCount ?? 0
  })
  expect(found).toBe(201)
  const records = new Set(['interactions', 'properties'])
  const scans = plans.flatMap((plan) => scansOf(plan, records))
  expect(new Set(scans.map((scan) => scan['Relation Name']))).toEqual(records)
  for (const scan of scans) expect(scan['Index Cond'], JSON.stringify(scan)).toMatch(/\bid = /)
})
