import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function signUp(email: string): Promise<{ id: string; status: string }> {
  const id = randomUUID()
  await database.owner.query('insert into auth.users (id, email) values ($1, $2)', [id, email])
  const { rows } = await database.owner.query<{ status: string }>(
    'select status from subscriptions where user_id = $1',
    [id],
  )
  return { id, status: rows[0]!.status }
}

it('SUB-01 deleting an account and signing up again gives no second trial', async () => {
  const first = await signUp('Ana@Agente.mx')
  expect(first.status).toBe('trial')
  await database.owner.query('delete from auth.users where id = $1', [first.id])
  expect((await signUp('ana@agente.mx')).status).toBe('expired')
  expect((await signUp('otra@agente.mx')).status).toBe('trial')
})

it('SUB-01 what outlives the account is a hash, not the address', async () => {
  const { rows } = await database.owner.query<{ email_hash: string }>(
    'select email_hash from private.used_trials',
  )
  expect(rows.every(({ email_hash }) => /^[\da-f]{64}$/.test(email_hash))).toBe(true)
})
