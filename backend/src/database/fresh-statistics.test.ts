import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SOON } from '../../../test-support/soon.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openDatabase } from './database.ts'
import { FreshStatistics, isBulk } from './fresh-statistics.ts'
import type { Database, RequestScope } from './types.ts'

const user = randomUUID()
const scope: RequestScope = {
  role: 'authenticated',
  claims: JSON.stringify({ role: 'authenticated', sub: user }),
  method: 'POST',
  path: '/rpc/import_clients',
  headers: '{}',
}
const INSERT = `
  insert into public.clients (type, first_name, last_name)
  select 'comprador', client->>'name', 'Núñez' from json_array_elements($1::json) as client`

let test: TestDatabase
let database: Database

beforeAll(async () => {
  test = await createTestDatabase()
  await test.owner.query('insert into auth.users (id, email) values ($1, $2)', [user, 'a@a.mx'])
  const connection = { host: test.owner.host, database: test.owner.database ?? '', max: 2 }
  database = openDatabase(
    {
      owner: { ...connection, user: 'postgres' },
      requests: { ...connection, user: 'authenticator' },
    },
    pino({ level: 'silent' }),
  )
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

function insert(rows: number) {
  const batch = Array.from({ length: rows }, (_, i) => ({ name: `María José Guadalupe ${i}` }))
  return database.run(scope, { text: INSERT, values: [JSON.stringify(batch)] })
}

async function analyzed(): Promise<{ times: number; rows: number }> {
  const { rows } = await test.owner.query<{ times: number; rows: number }>(
    `select analyze_count::int as times, reltuples::int as rows from pg_stat_user_tables join pg_class on oid = relid
     where relid = 'public.clients'::regclass`,
  )
  return rows[0]!
}

it('a statement counts as a bulk write by the characters of its values', () => {
  expect(isBulk(['a', 7, null])).toBe(false)
  expect(isBulk(['a'.repeat(16_384)])).toBe(true)
  expect(isBulk([new Uint8Array(20_000)])).toBe(true)
})

it('renews the statistics of the tables that a bulk write changed, and of no table after a small write', async () => {
  await insert(3)
  expect((await analyzed()).times).toBe(0)
  await insert(600)
  await vi.waitFor(async () => expect(await analyzed()).toEqual({ times: 1, rows: 603 }), SOON)
  const statistics = new FreshStatistics(
    (work) => database.asOwner(work),
    pino({ level: 'silent' }),
  )
  await statistics.renew()
  expect((await analyzed()).times).toBe(1)
  await statistics.close()
})
