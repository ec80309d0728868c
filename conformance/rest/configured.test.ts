import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectTo, PASSWORD, randomEmail } from '../support/clients.ts'
import { startServer, type RunningServer } from '../../test-support/server.ts'

let server: RunningServer
let db: SupabaseClient
beforeAll(async () => {
  server = await startServer({ env: { REST_PLAN_ENABLED: 'on' } })
  db = connectTo(server.url, server.publishableKey)
  const { error } = await db.auth.signUp({ email: randomEmail(), password: PASSWORD })
  if (error) throw error
})
afterAll(() => server.stop())

describe('with REST_PLAN_ENABLED', () => {
  it('with REST_PLAN_ENABLED a session may read query plans', async () => {
    const { data, error } = await db.from('clients').select('id').explain()
    expect(error).toBeNull()
    expect(data).toMatch(/cost=/)
    const json = await db.from('clients').select('id').explain({ format: 'json', verbose: true })
    expect(json.data).toEqual([{ Plan: expect.any(Object) }])
  })

  it('with REST_PLAN_ENABLED only the secret key may read the description of the API', async () => {
    expect((await db.getOpenApiSpec()).error).toMatchObject({ code: 'PGRST126' })
  })
})

describe('without REST_SCHEMAS', () => {
  it('without REST_SCHEMAS only the schema public is exposed', async () => {
    const { status, error } = await db.schema('storage').from('objects').select()
    expect(status).toBe(406)
    expect(error).toEqual({
      code: 'PGRST106',
      message: 'Invalid schema: storage',
      details: null,
      hint: 'Only the following schemas are exposed: public',
    })
  })
})

describe('without REST_ALLOW_ROLLBACK', () => {
  it('without REST_ALLOW_ROLLBACK a change is stored even when the request asks for a rollback', async () => {
    const added = await db.from('tasks').insert({ title: 'Se queda' }).select('title').rollback()
    expect(added.data).toEqual([{ title: 'Se queda' }])
    expect((await db.from('tasks').select('title')).data).toEqual([{ title: 'Se queda' }])
  })
})
