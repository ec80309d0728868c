import { describe, expect, it } from 'vitest'
import { anonymous, signedUp } from '../support/clients.ts'
import { publishableKey, secretKey, url } from '../support/context.ts'
import { auth, raw, rest } from '../support/http.ts'
import { claimsOf, headerOf } from '../support/tokens.ts'

describe('what the auth service tells about itself', () => {
  it('the auth service lists its settings', async () => {
    const { status, body } = await auth('/settings')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      external: { email: true, phone: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    })
  })

  it('the auth service reports that it is healthy, also for requests without a key', async () => {
    const { status, body } = await auth('/health', { key: null })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'GoTrue' })
  })

  it('publishes the public signing key and keeps the private part', async () => {
    const { status, headers, body } = await auth('/.well-known/jwks.json', { key: null })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    const { keys } = body as { keys: Record<string, unknown>[] }
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' })
    for (const part of ['kid', 'x', 'y']) expect(keys[0]?.[part]).toEqual(expect.any(String))
    expect(keys[0]).not.toHaveProperty('d')
    const { session } = await signedUp()
    expect(headerOf(session.access_token)['kid']).toBe(keys[0]?.['kid'])
  })
})

describe('getClaims', () => {
  it('getClaims verifies a token with the published key and makes no further request', async () => {
    const { session } = await signedUp()
    const asked: string[] = []
    const watched = anonymous({
      global: {
        fetch: (input, init) => {
          asked.push(new URL(input instanceof Request ? input.url : input).pathname)
          return fetch(input, init)
        },
      },
    })
    const { data, error } = await watched.auth.getClaims(session.access_token)
    expect(error).toBeNull()
    expect(data?.claims).toEqual(claimsOf(session.access_token))
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
  })

  it('getClaims refuses a changed token', async () => {
    const { session } = await signedUp()
    const [header, , signature] = session.access_token.split('.')
    const claims = { ...claimsOf(session.access_token), role: 'service_role' }
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const { data, error } = await anonymous().auth.getClaims(`${header}.${forged}.${signature}`)
    expect(data).toBeNull()
    expect(error?.message).toMatch(/invalid jwt/i)
  })
})

describe('API keys', () => {
  it.each(['/rest/v1/fx_agencies', '/auth/v1/settings'])('%s needs an API key', async (path) => {
    const { status, body } = await raw(path, { key: null })
    expect(status).toBe(401)
    expect(body).toMatchObject({ message: 'No API key found in request' })
  })

  it.each(['sb_publishable_invented', 'sb_secret_invented', 'eyJhbGciOiJub25lIn0.e30.'])(
    'refuses an API key that this server did not issue: %s',
    async (key) => {
      const { status, body } = await rest('/fx_agencies', { key })
      expect(status).toBe(401)
      expect(body).toMatchObject({ message: 'Invalid API key' })
    },
  )

  it('accepts the API key as a query parameter', async () => {
    const { status, body } = await rest(`/fx_agencies?select=id&id=eq.1&apikey=${publishableKey}`, {
      key: null,
    })
    expect(status).toBe(200)
    expect(body).toEqual([{ id: 1 }])
  })

  it.each([
    ['the publishable key', publishableKey, 'anon'],
    ['the secret key', secretKey, 'service_role'],
  ])('an API key decides the role when %s is also the bearer token', async (_, key, role) => {
    const { body } = await rest('/rpc/fx_context', { key, bearer: key })
    expect(body).toMatchObject({ role, uid: null })
  })

  it.each([
    ['publishable', publishableKey],
    ['secret', secretKey],
  ])('a person’s bearer token takes precedence over the %s key', async (_, key) => {
    const { session, user } = await signedUp()
    const { body } = await rest('/rpc/fx_context', { key, bearer: session.access_token })
    expect(body).toMatchObject({ role: 'authenticated', uid: user.id })
  })
})

describe('the server', () => {
  it('the server answers /health', async () => {
    const { status, body } = await raw('/health', { key: null })
    expect(status).toBe(200)
    expect(body).toEqual({ status: 'ok' })
  })

  it('/config.json tells the web app the server’s address and the publishable key, never the secret key', async () => {
    const { body, text } = await raw('/config.json', { key: null })
    expect(body).toMatchObject({ supabaseUrl: url, supabaseKey: publishableKey })
    expect(text).not.toContain('sb_secret_')
  })
})
