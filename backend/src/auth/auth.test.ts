import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestAuth, type TestAuth } from './testing/test-auth.ts'
import { removeExpired } from './sessions/remove-expired.ts'

let auth: TestAuth
const SHARED_SECRET = 'a-shared-secret-of-at-least-32-characters'
beforeAll(async () => {
  auth = await createTestAuth({ JWT_SECRET: SHARED_SECRET })
})
afterAll(() => auth.close())

const me = (token: string) => auth.call('GET', '/user', { token })
const logout = (token: string, query = '') => auth.call('POST', `/logout${query}`, { token })

function foreignToken(claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SHARED_SECRET))
}

describe('the user endpoint refuses', () => {
  test('the user endpoint refuses a request without a token', async () => {
    const answer = await auth.call('GET', '/user', { headers: { authorization: '' } })
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    })
  })

  test('the user endpoint refuses an API key in place of a person’s token', async () => {
    for (const key of [auth.services.keyring.publishableKey, auth.services.keyring.secretKey]) {
      expect(await me(key)).toMatchObject({
        status: 403,
        body: { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
      })
    }
  })

  test('the user endpoint refuses a token that this server did not issue', async () => {
    const { access_token: token } = await auth.signUp('ours@example.com')
    for (const bad of ['abc', 'a.b.c', `${token.slice(0, -4)}AAAA`]) {
      const { status, body } = await me(bad)
      expect(status).toBe(403)
      expect(body.code).toBe('bad_jwt')
      expect(body.message).toMatch(/^invalid JWT: unable to parse or verify signature, token /)
    }
  })

  test('the user endpoint refuses an expired token', async () => {
    const now = Math.floor(Date.now() / 1000)
    const token = await auth.services.keyring.sign({ sub: 'x', iat: now - 7200, exp: now - 3600 })
    expect((await me(token)).body.message).toMatch(/token is expired$/)
  })

  test('the user endpoint refuses the token of a deleted or banned person, or for another audience', async () => {
    const aud = 'authenticated'
    const gone = await foreignToken({ sub: '11111111-1111-4111-8111-111111111111', aud })
    expect(await me(gone)).toMatchObject({ status: 403, body: { code: 'user_not_found' } })
    expect((await me(await foreignToken({ sub: 'x', aud }))).body.code).toBe('bad_jwt')

    const { user, access_token: token } = await auth.signUp('outlaw@example.com')
    expect((await me(await foreignToken({ sub: user.id, aud }))).status).toBe(200)
    expect((await me(await foreignToken({ sub: user.id, aud: 'other' }))).status).toBe(400)
    await auth.owner.query(`update auth.users set banned_until = 'infinity' where id = $1`, [
      user.id,
    ])
    expect(await me(token)).toMatchObject({
      status: 403,
      body: { code: 'user_banned', message: 'User is banned' },
    })
  })
})

describe('signing out', () => {
  test('a sign-out with scope local, others or global ends the sessions that the scope names', async () => {
    const a = await auth.signUp('out@example.com')
    const b = (await auth.signIn('out@example.com')).body
    const c = (await auth.signIn('out@example.com')).body

    const answer = await logout(a.access_token, '?scope=local')
    expect(answer.status).toBe(204)
    expect(answer.body).toBe('')
    expect((await me(a.access_token)).body.code).toBe('session_not_found')
    expect((await me(b.access_token)).status).toBe(200)

    await logout(b.access_token, '?scope=others')
    expect((await me(b.access_token)).status).toBe(200)
    expect((await me(c.access_token)).status).toBe(403)

    const d = (await auth.signIn('out@example.com')).body
    await logout(d.access_token)
    for (const { access_token: token } of [b, d]) expect((await me(token)).status).toBe(403)
    const { rows } = await auth.owner.query(
      'select count(*)::int as n from auth.refresh_tokens where user_id = $1',
      [a.user.id],
    )
    expect(rows[0].n).toBe(0)
  })

  test('a sign-out leaves the sessions of other people open', async () => {
    const a = await auth.signUp('one@example.com')
    const b = await auth.signUp('two@example.com')
    await logout(a.access_token, '?scope=global')
    expect((await me(b.access_token)).status).toBe(200)
  })

  test('a sign-out refuses an unknown scope', async () => {
    const { access_token: token } = await auth.signUp('scope@example.com')
    expect(await logout(token, '?scope=all')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Unsupported logout scope "all"' },
    })
  })
})

describe('public endpoints', () => {
  test('the settings tell which ways to sign in are open', async () => {
    const { status, body } = await auth.call('GET', '/settings')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    })
  })

  test('the health check names the service', async () => {
    expect((await auth.call('GET', '/health')).body).toMatchObject({ name: 'GoTrue' })
  })

  test('the public keys may be cached', async () => {
    const { body, headers } = await auth.call('GET', '/.well-known/jwks.json')
    expect(body).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256' }] })
    expect(JSON.stringify(body)).not.toContain('"d"')
    expect(headers.get('cache-control')).toBe('public, max-age=600')
  })

  test('answers that contain data of people are not cached', async () => {
    const { access_token: token } = await auth.signUp('cache@example.com')
    expect((await me(token)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('features that are switched off', () => {
  test.each([
    ['GET', '/authorize?provider=google', 400, 'validation_failed'],
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    // This address demands a session before it tells that linking identities is disabled.
    ['GET', '/user/identities/authorize', 403, 'bad_jwt'],
    ['GET', '/nothing/here', 404, 'not_found'],
    ['DELETE', '/user', 404, 'not_found'],
  ])(
    'a switched-off feature, %s %s, is refused with the code that clients know',
    async (method, path, status, code) => {
      const answer = await auth.call(method, path)
      expect(answer).toMatchObject({ status, body: { code } })
      expect(answer.headers.get('x-sb-error-code')).toBe(code)
    },
  )
})

describe('housekeeping', () => {
  test('housekeeping removes rows that nobody can use any more and keeps rows in use', async () => {
    const first = await auth.signUp('sweep@example.com')
    const second = (await auth.refresh(first.refresh_token)).body
    await auth.owner.query(`update auth.refresh_tokens set updated_at = now() - interval '8 days'`)
    await auth.owner.query(
      `insert into predio.rate_limits (key, window_ends_at) values ('old', now() - interval '1 hour'), ('new', now() + interval '1 hour')`,
    )
    await removeExpired(auth.services.database, 30)
    const limits = await auth.owner.query(
      `select key from predio.rate_limits where key in ('old', 'new')`,
    )
    expect(limits.rows).toEqual([{ key: 'new' }])
    const tokens = await auth.owner.query(
      'select token from auth.refresh_tokens where user_id = $1',
      [first.user.id],
    )
    const { refreshTokens } = auth.services.keyring
    expect(tokens.rows).toEqual([{ token: refreshTokens.hash(second.refresh_token) }])
    expect((await auth.refresh(second.refresh_token)).status).toBe(200)
  })
})
