import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, createTestAuth, type TestAuth } from '../testing/test-auth.ts'
import { linkHeader } from './list-users.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth()
})
afterAll(() => auth.close())

function admin(method: string, path: string, body?: unknown) {
  const key = auth.services.keyring.secretKey
  return auth.call(method, path, { token: key, headers: { apikey: key }, body })
}

const NOBODY = '11111111-1111-4111-8111-111111111111'

describe('who may', () => {
  test.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${NOBODY}`],
    ['PUT', `/admin/users/${NOBODY}`],
    ['DELETE', `/admin/users/${NOBODY}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/admin/anything'],
    ['POST', '/invite'],
  ])('the admin endpoint %s %s accepts only the secret key', async (method, path) => {
    const { access_token: token } = await auth.signUp(`x${Math.random()}@example.com`)
    const refusal = { status: 403, body: { code: 'not_admin', message: 'User not allowed' } }
    expect(await auth.call(method, path)).toMatchObject(refusal)
    expect(await auth.call(method, path, { token })).toMatchObject(refusal)
    expect(await auth.call(method, path, { token: 'a.b.c' })).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    })
    const none = await auth.call(method, path, { headers: { authorization: '' } })
    expect(none).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  })
})

describe('users', () => {
  test('the secret key creates users without a session or a mail', async () => {
    const before = await auth.countMails()
    const { status, body } = await admin('POST', '/admin/users', {
      email: 'Made@example.com',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Hecha' },
      app_metadata: { plan: 'pro' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: 'made@example.com',
      app_metadata: { provider: 'email', providers: ['email'], plan: 'pro' },
      user_metadata: { full_name: 'Hecha', email_verified: true },
    })
    expect(await auth.countMails()).toBe(before)
    expect((await auth.signIn('made@example.com')).status).toBe(200)
    expect(await admin('POST', '/admin/users', { email: 'made@example.com' })).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    })
    expect((await admin('GET', `/admin/users/${body.id}`)).body.email).toBe('made@example.com')
  })

  test('users created with the secret key can bring id and password hash from another server', async () => {
    const { passwordsAt } = await import('../passwords/password.ts')
    const id = '22222222-2222-4222-8222-222222222222'
    const { body } = await admin('POST', '/admin/users', {
      id,
      email: 'moved@example.com',
      password_hash: await passwordsAt(10).hash('De-otro-lado'),
      email_confirm: true,
    })
    expect(body.id).toBe(id)
    expect((await auth.signIn('moved@example.com', 'De-otro-lado')).status).toBe(200)
  })

  test.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'nope' }, 400, 'validation_failed'],
    [{ email: 'weak@example.com', password: '123' }, 422, 'weak_password'],
    [{ email: 'weak@example.com', password_hash: 'md5' }, 400, 'validation_failed'],
    [{ email: 'weak@example.com', ban_duration: '1 day' }, 400, 'validation_failed'],
    [{ phone: '+5255' }, 400, 'phone_provider_disabled'],
    [{ email: 'weak@example.com', id: 'x' }, 400, 'validation_failed'],
  ])('refuses to create the user %j', async (body, status, code) => {
    expect(await admin('POST', '/admin/users', body)).toMatchObject({ status, body: { code } })
  })

  test('the secret key changes a user’s e-mail, metadata and ban, and a new password ends every session', async () => {
    const { user, refresh_token: token } = await auth.signUp('change@example.com', PASSWORD, {
      a: 1,
    })
    const path = `/admin/users/${user.id}`
    const { body } = await admin('PUT', path, {
      email: 'Changed@example.com',
      user_metadata: { a: null, b: 2 },
      app_metadata: { plan: 'pro' },
      ban_duration: '24h',
    })
    expect(body).toMatchObject({ email: 'changed@example.com', app_metadata: { plan: 'pro' } })
    expect(body.user_metadata).toEqual({ b: 2, email_verified: true })
    expect(Date.parse(body.banned_until)).toBeGreaterThan(Date.now() + 86_000_000)
    expect(body.identities[0]?.identity_data['email']).toBe('changed@example.com')
    expect((await auth.signIn('changed@example.com')).body.code).toBe('user_banned')

    await admin('PUT', path, { ban_duration: 'none' })
    expect((await auth.refresh(token)).status).toBe(200)
    expect((await admin('PUT', path, { password: 'Del-admin-1' })).status).toBe(200)
    expect((await auth.refresh(token)).body.code).toBe('refresh_token_not_found')
    expect((await auth.signIn('changed@example.com', 'Del-admin-1')).status).toBe(200)

    await auth.signUp('occupied@example.com')
    expect((await admin('PUT', path, { email: 'occupied@example.com' })).body.code).toBe(
      'email_exists',
    )
  })

  test('deleting a user deletes all rows and files of that user', async () => {
    const { user, access_token: token } = await auth.signUp('delete@example.com')
    expect(await admin('DELETE', `/admin/users/${user.id}`)).toMatchObject({
      status: 200,
      body: {},
    })
    expect((await auth.call('GET', '/user', { token })).body.code).toBe('user_not_found')
    const { rowCount } = await auth.owner.query('select 1 from public.profiles where id = $1', [
      user.id,
    ])
    expect(rowCount).toBe(0)
    expect(await admin('DELETE', `/admin/users/${user.id}`)).toMatchObject({
      status: 404,
      body: { code: 'user_not_found', message: 'User not found' },
    })
    expect((await auth.signUp('delete@example.com')).user.id).not.toBe(user.id)
  })

  test('a softly deleted user cannot sign in, and the row stays without the person’s data', async () => {
    const { user, access_token: token } = await auth.signUp('soft@example.com')
    expect(
      (await admin('DELETE', `/admin/users/${user.id}`, { should_soft_delete: true })).status,
    ).toBe(200)
    expect((await auth.call('GET', '/user', { token })).body.code).toBe('session_not_found')
    expect((await auth.signIn('soft@example.com')).body.code).toBe('invalid_credentials')
    const { rows } = await auth.owner.query(
      'select email, deleted_at from auth.users where id = $1',
      [user.id],
    )
    expect(rows[0].email).toMatch(/^[\da-f]{64}$/)
    expect(rows[0].deleted_at).not.toBeNull()
    expect((await auth.signUp('soft@example.com')).user.id).not.toBe(user.id)
  })

  test('the admin endpoints refuse a malformed or unknown user id', async () => {
    expect(await admin('GET', '/admin/users/x')).toMatchObject({
      status: 404,
      body: { code: 'validation_failed', message: 'user_id must be an UUID' },
    })
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'GET' ? undefined : {}
      expect((await admin(method, `/admin/users/${NOBODY}`, body)).body.code).toBe('user_not_found')
    }
  })
})

describe('the list', () => {
  test('the list of users comes in pages with total and links', async () => {
    for (const n of [1, 2, 3]) await auth.signUp(`page${n}@example.com`)
    const { body, headers } = await admin('GET', '/admin/users?page=1&per_page=2')
    expect(body.users.map(({ email }) => email)).toEqual(['page3@example.com', 'page2@example.com'])
    const total = Number(headers.get('x-total-count'))
    expect(headers.get('link')).toBe(linkHeader({ page: 1, perPage: 2 }, total))
    expect(body).toMatchObject({ aud: 'authenticated' })
    expect((await admin('GET', '/admin/users?page=&per_page=')).body.users).toHaveLength(
      Math.min(50, total),
    )
    expect(JSON.stringify(body)).not.toMatch(/encrypted_password|\$2a\$/)
  })

  test('the links of the list of users name the next and the last page', () => {
    expect(linkHeader({ page: 1, perPage: 2 }, 5)).toBe(
      '</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"',
    )
    expect(linkHeader({ page: 3, perPage: 2 }, 5)).toBe(
      '</admin/users?page=3&per_page=2>; rel="last"',
    )
  })

  test.each(['page=0', 'page=x', 'per_page=-1'])('the list of users refuses %s', async (query) => {
    expect(await admin('GET', `/admin/users?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })
})

describe('links and invitations', () => {
  const verify = (body: unknown) => auth.call('POST', '/verify', { body })

  test('an invitation is mailed, confirms the address, and lets the person choose a password', async () => {
    const { status, body } = await admin('POST', '/invite', {
      email: 'guest@example.com',
      data: { full_name: 'Invitada' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: 'guest@example.com',
      user_metadata: { full_name: 'Invitada' },
    })
    const { code } = await auth.mailTo('guest@example.com')
    const session = (await verify({ type: 'invite', email: 'guest@example.com', token: code })).body
    expect(session.user.email_confirmed_at).toBeTruthy()
    const chosen = await auth.call('PUT', '/user', {
      token: session.access_token,
      body: { password: PASSWORD },
    })
    expect(chosen.status).toBe(200)
    expect((await auth.signIn('guest@example.com')).status).toBe(200)
    expect((await admin('POST', '/invite', { email: 'guest@example.com' })).body.code).toBe(
      'email_exists',
    )
  })

  test.each(['recovery', 'magiclink'])(
    'the secret key makes a %s link without a mail',
    async (type) => {
      const email = `${type}@example.com`
      await auth.signUp(email)
      const before = await auth.countMails()
      const { status, body } = await admin('POST', '/admin/generate_link', { type, email })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        email,
        verification_type: type,
        redirect_to: 'http://localhost:3000/',
      })
      expect(await auth.countMails()).toBe(before)
      expect(new URL(body.action_link).searchParams.get('token')).toBe(body.hashed_token)
      expect((await verify({ type, token_hash: body.hashed_token })).status).toBe(200)
    },
  )

  test('a sign-up link creates the user, and two e-mail change links change the user’s address', async () => {
    const made = await admin('POST', '/admin/generate_link', {
      type: 'signup',
      email: 'linked@example.com',
      password: PASSWORD,
    })
    expect((await auth.signIn('linked@example.com')).body.code).toBe('email_not_confirmed')
    await verify({ type: 'signup', token_hash: made.body.hashed_token })
    expect((await auth.signIn('linked@example.com')).status).toBe(200)

    const tokens: string[] = []
    for (const type of ['email_change_new', 'email_change_current']) {
      const { body } = await admin('POST', '/admin/generate_link', {
        type,
        email: 'linked@example.com',
        new_email: 'relinked@example.com',
      })
      expect(body.verification_type).toBe(type)
      tokens.push(body.hashed_token)
    }
    for (const token of tokens) {
      expect((await auth.signIn('relinked@example.com')).status).toBe(400)
      expect((await verify({ type: 'email_change', token_hash: token })).status).toBe(200)
    }
    expect((await auth.signIn('relinked@example.com')).status).toBe(200)
  })

  test.each([
    [{ type: 'recovery', email: 'nobody@example.com' }, 404, 'user_not_found'],
    [{ type: 'signup', email: 'nobody@example.com' }, 400, 'validation_failed'],
    [{ type: 'other', email: 'nobody@example.com' }, 400, 'validation_failed'],
    [{ type: 'email_change_current', email: 'nobody@example.com' }, 404, 'user_not_found'],
  ])('refuses to make a link for %j', async (body, status, code) => {
    expect(await admin('POST', '/admin/generate_link', body)).toMatchObject({
      status,
      body: { code },
    })
  })
})
