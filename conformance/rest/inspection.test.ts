import { describe, expect, it } from 'vitest'
import { admin, anonymous, signedUp } from '../support/clients.ts'
import { rest } from '../support/http.ts'

describe('explain', () => {
  it('explain shows the secret key a plan as text', async () => {
    const { data, error } = await admin().from('fx_agents').select('id').eq('id', 1).explain()
    expect(error).toBeNull()
    expect(data).toMatch(/fx_agents/)
    expect(data).toMatch(/cost=/)
  })

  it('explain shows the secret key a plan as JSON, with times when the request asks for times', async () => {
    const { data } = await admin()
      .from('fx_agents')
      .select('id')
      .explain({ format: 'json', analyze: true })
    expect(data).toEqual([
      expect.objectContaining({ Plan: expect.any(Object), 'Execution Time': expect.any(Number) }),
    ])
  })

  it('explain is refused to everybody without the secret key', async () => {
    const { client } = await signedUp()
    for (const somebody of [anonymous(), client]) {
      const { data, error, status } = await somebody.from('fx_agents').select('id').explain()
      expect(data).toBeNull()
      expect(status).toBe(406)
      expect(error?.code).toBe('PGRST107')
    }
  })
})

describe('the description of the API', () => {
  it('the description of the API is served to the secret key', async () => {
    const { data, error } = await admin().getOpenApiSpec()
    expect(error).toBeNull()
    expect(data).toMatchObject({
      swagger: '2.0',
      paths: { '/fx_agents': expect.any(Object), '/rpc/fx_add': expect.any(Object) },
      definitions: {
        fx_agents: { properties: { name: expect.objectContaining({ type: 'string' }) } },
      },
    })
  })

  it('the description of the API is refused to every other key', async () => {
    const { data, error, status } = await anonymous().getOpenApiSpec()
    expect(data).toBeNull()
    expect(status).toBe(404)
    expect(error).toMatchObject({
      code: 'PGRST126',
      message: 'Root endpoint metadata is disabled',
    })
    expect((await rest('/')).status).toBe(404)
  })
})
