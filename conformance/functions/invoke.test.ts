import { FunctionRegion, FunctionsHttpError } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { anonymous, signedUp, type Person } from '../support/clients.ts'
import { refusalOf } from '../support/functions.ts'
import { functions } from '../support/http.ts'
import { nowInSeconds, sign } from '../support/tokens.ts'

const UNKNOWN = JSON.stringify({ token: 'no-existe' })
const NAMES = ['shared-document', 'site-proxy', 'delete-account']

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

const invoke = (name: string, options = {}) => anonymous().functions.invoke(name, options)

describe('a body', () => {
  it.each([
    ['an object', () => ({ token: 'no-existe' })],
    ['text', () => UNKNOWN],
    ['a Blob', () => new Blob([UNKNOWN], { type: 'application/json' })],
    ['an ArrayBuffer', () => new TextEncoder().encode(UNKNOWN).buffer],
  ])('a function receives %s as its body', async (_, body) => {
    const { status, body: refusal } = await refusalOf(
      await invoke('shared-document', { body: body() }),
    )
    expect([status, refusal['error']]).toEqual([404, 'share_not_found'])
  })

  it.each([
    ['nothing', () => undefined],
    ['a form', () => new FormData()],
    ['text that is no JSON', () => 'hola'],
    ['JSON that is no object', () => '[1]'],
  ])('refuses a body that is %s', async (_, body) => {
    const given = body()
    const options = given === undefined ? {} : { body: given }
    const { status, body: refusal } = await refusalOf(await invoke('shared-document', options))
    expect(status).toBe(400)
    expect(refusal).toEqual({ error: 'invalid_request', message: expect.stringMatching(/\S/) })
  })

  it('refuses a body of more than 64 KiB', async () => {
    const body = { token: 'x'.repeat(70_000) }
    const { status, body: refusal } = await refusalOf(await invoke('shared-document', { body }))
    expect([status, refusal['error']]).toEqual([413, 'body_too_large'])
  })
})

describe('a refusal', () => {
  it('a function’s refusal is a FunctionsHttpError with a code for programs and a Spanish text for people', async () => {
    const { data, error, response } = await invoke('shared-document', { body: { token: 'x' } })
    expect(data).toBeNull()
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect(response?.status).toBe(404)
    expect(response?.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response?.headers.get('cache-control')).toBe('no-store')
    expect(await response?.json()).toEqual({
      error: 'share_not_found',
      message: expect.stringMatching(/^Este enlace no existe/),
    })
  })

  it('answers 404 for an unknown function', async () => {
    const answer = await invoke('no-existe', { body: {} })
    expect(await refusalOf(answer)).toEqual({
      status: 404,
      body: { error: 'function_not_found', message: 'Esta función no existe.' },
    })
  })

  it('answers 405 for a method that the function does not have', async () => {
    const { status, body } = await refusalOf(await invoke('shared-document', { method: 'PUT' }))
    expect([status, body['error']]).toEqual([405, 'method_not_allowed'])
  })

  it('answers 401 to a caller without any key where a session is required', async () => {
    const ask = (name: string) =>
      functions(`/${name}`, { method: 'POST', key: null, body: { token: 'x' } })
    expect((await ask('site-proxy')).status).toBe(401)
    expect((await ask('delete-account')).status).toBe(401)
    // Supabase requires no key for a function with verify_jwt = false, and neither does this server.
    expect((await ask('shared-document')).status).toBe(404)
  })
})

describe.each(['site-proxy', 'delete-account'])('%s is for signed-in people', (name) => {
  it.each([
    ['no token', undefined],
    ['a forged token', () => `${ana.session.access_token.slice(0, -6)}AAAAAA`],
    [
      'an expired token',
      () => sign({ sub: ana.user.id, role: 'authenticated', exp: nowInSeconds() - 60 }),
    ],
    ['a token that is nobody’s', () => sign({ role: 'authenticated', exp: nowInSeconds() + 60 })],
  ])('a function for signed-in people refuses %s', async (_, token) => {
    const bearer = token?.()
    const { status, body } = await functions(`/${name}`, {
      method: 'POST',
      body: {},
      ...(bearer !== undefined && { bearer }),
    })
    expect(status).toBe(401)
    expect(body).toMatchObject({ message: expect.any(String) })
  })

  it('a function for signed-in people accepts the token that setAuth gives', async () => {
    const client = anonymous().functions
    client.setAuth(ana.session.access_token)
    const { status } = await refusalOf(await client.invoke(name, { body: {} }))
    expect(status).toBe(400)
  })
})

describe('a page of another origin', () => {
  const origin = 'https://otra.example'

  it.each(NAMES)('a page of another origin may call %s', async (name) => {
    const { status, headers } = await functions(`/${name}`, {
      method: 'OPTIONS',
      key: null,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,apikey,content-type,x-client-info',
      },
    })
    expect([200, 204]).toContain(status)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase()
    for (const header of ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region'])
      expect(allowed).toContain(header)
  })

  it('a page of another origin may read answers, refusals and the headers that the page needs', async () => {
    const { headers } = await functions('/site-proxy', {
      method: 'POST',
      bearer: ana.session.access_token,
      headers: { origin },
      body: {},
    })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const exposed = headers.get('access-control-expose-headers')?.toLowerCase()
    for (const name of ['x-wp-total', 'x-wp-totalpages', 'x-picture-type', 'retry-after'])
      expect(exposed).toContain(name)
  })
})

describe('the client’s options', () => {
  it('the client’s option “region” changes nothing', async () => {
    const { status } = await refusalOf(
      await invoke('shared-document', {
        body: { token: 'x' },
        region: FunctionRegion.UsEast1,
      }),
    )
    expect(status).toBe(404)
  })

  it('the client’s option “headers” adds headers to the request', async () => {
    const { status } = await refusalOf(
      await invoke('shared-document', {
        body: { token: 'x' },
        headers: { 'content-type': 'application/json', 'x-client-info': 'prueba' },
      }),
    )
    expect(status).toBe(404)
  })
})
