import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../test-support/server.ts'
import { addClient, clientIds, signIn, signUp } from './agent.ts'
import { startPostgres, type OwnPostgres } from './own-postgres.ts'

const ID = '22222222-2222-4222-8222-222222222222'
let postgres: OwnPostgres

beforeAll(async () => {
  postgres = await startPostgres(15)
})
afterAll(() => postgres.stop())

describe('DATABASE_URL on PostgreSQL 15', () => {
  it('on PostgreSQL 15 the server serves sign-up and data, keeps them, and shares the database with a second process', async () => {
    const env = {
      DATABASE_URL: postgres.urlOf('postgres', 'postgres'),
      SECRETS_KEY: randomBytes(32).toString('base64'),
    }
    const first = await startServer({ env })
    const agent = await signUp(first)
    expect(await addClient(first, agent.token, ID)).toBe(true)

    const second = await startServer({ env: { ...env, SECRET_KEY: first.secretKey } })
    expect(second.publishableKey).toBe(first.publishableKey)
    expect(await clientIds(second, agent.token)).toEqual(new Set([ID]))
    await first.stop()
    expect(await clientIds(second, await signIn(second, agent))).toEqual(new Set([ID]))
    await second.stop()
  })
})
