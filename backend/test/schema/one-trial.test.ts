import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

it('SUB-01 the database keeps a hash of the address, not the address, after the account is deleted', async () => {
  const { rows } = await database.owner.query<{ email_hash: string }>(
    'select email_hash from private.used_trials',
  )
  expect(rows.every(({ email_hash }) => /^[\da-f]{64}$/.test(email_hash))).toBe(true)
})

describe('an account without an address', () => {
  async function enter(isAnonymous = true): Promise<string> {
    const id = randomUUID()
    await database.owner.query('insert into auth.users (id, is_anonymous) values ($1, $2)', [
      id,
      isAnonymous,
    ])
    return id
  }

  async function trialOf(id: string) {
    const { rows } = await database.owner.query<{ status: string; days: number }>(
      `select status, extract(day from current_period_ends_at - current_period_starts_at)::int as days
       from subscriptions where user_id = $1`,
      [id],
    )
    return rows[0]
  }

  const messagesOf = async (id: string) => {
    const { rows } = await database.owner.query<{ message: string }>(
      'select message from notifications where user_id = $1 order by created_at, dedupe_key',
      [id],
    )
    return rows.map(({ message }) => message)
  }

  it('SUB-37 an account without an address has a profile and no trial until it has an address', async () => {
    const id = await enter()
    expect(await trialOf(id)).toEqual({ status: 'expired', days: 0 })
    expect(await messagesOf(id)).toEqual(['Tu prueba de 7 días empieza cuando agregues tu correo.'])
    const { rowCount } = await database.owner.query('select from profiles where id = $1', [id])
    expect(rowCount).toBe(1)
    await database.owner.query(
      'update auth.users set email = $2, is_anonymous = false where id = $1',
      [id, 'Primera@agente.mx'],
    )
    expect(await trialOf(id)).toEqual({ status: 'trial', days: 7 })
    expect(await messagesOf(id)).toHaveLength(2)
    expect((await signUp('primera@agente.mx')).status).toBe('expired')
  })

  it('SUB-37 the first address starts the trial once, also in the order of Supabase’s auth service', async () => {
    const id = await enter()
    const update = (set: string) =>
      database.owner.query(`update auth.users set ${set} where id = $1`, [id])
    await update('is_anonymous = false')
    expect((await trialOf(id))?.status).toBe('expired')
    await update(`email = 'segunda@agente.mx'`)
    const first = await trialOf(id)
    expect(first).toEqual({ status: 'trial', days: 7 })
    await database.owner.query(`update subscriptions set status = 'expired' where user_id = $1`, [
      id,
    ])
    await update(`email = 'tercera@agente.mx'`)
    expect((await trialOf(id))?.status).toBe('expired')
  })

  it('SUB-37 an address that had its trial starts no second trial', async () => {
    await signUp('usada@agente.mx')
    await database.owner.query(`delete from auth.users where email = 'usada@agente.mx'`)
    const id = await enter()
    await database.owner.query(
      `update auth.users set email = 'usada@agente.mx', is_anonymous = false where id = $1`,
      [id],
    )
    expect(await trialOf(id)).toEqual({ status: 'expired', days: 0 })
    expect(await messagesOf(id)).toContain(
      'Tu prueba gratuita ya se usó con este correo. Elige un plan en Suscripción para seguir.',
    )
  })

  it('SUB-37 an account without an address that is not anonymous keeps its trial', async () => {
    const id = await enter(false)
    const begun = await trialOf(id)
    expect(begun).toEqual({ status: 'trial', days: 7 })
    await database.owner.query(`update auth.users set email = 'tarde@agente.mx' where id = $1`, [
      id,
    ])
    expect(await trialOf(id)).toEqual(begun)
    expect(await messagesOf(id)).toHaveLength(1)
  })
})
