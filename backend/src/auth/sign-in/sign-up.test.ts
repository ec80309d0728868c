import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, createTestAuth, type TestAuth } from '../testing/test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth()
})
afterAll(() => auth.close())

const signUp = (body: unknown) => auth.call('POST', '/signup', { body })

describe('sign-up', () => {
  test('a sign-up answers a session with the user in GoTrue’s shape', async () => {
    const { status, body } = await signUp({
      email: 'Ana.Nunez@Example.com',
      password: PASSWORD,
      data: { full_name: 'Ana Núñez', nothing: null },
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(body.refresh_token).toMatch(/^[\w-]{22}$/)
    const { user } = body
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(user).toEqual({
      id: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ana.nunez@example.com',
      phone: '',
      email_confirmed_at: iso,
      confirmation_sent_at: iso,
      confirmed_at: iso,
      last_sign_in_at: iso,
      created_at: iso,
      updated_at: iso,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ana Núñez', nothing: null, email_verified: true },
      identities: [
        {
          identity_id: expect.any(String),
          id: user.id,
          user_id: user.id,
          provider: 'email',
          email: 'ana.nunez@example.com',
          identity_data: {
            sub: user.id,
            email: 'ana.nunez@example.com',
            email_verified: false,
            phone_verified: false,
            full_name: 'Ana Núñez',
            nothing: null,
          },
          last_sign_in_at: iso,
          created_at: iso,
          updated_at: iso,
        },
      ],
      is_anonymous: false,
    })
  })

  test('a sign-up signs an ES256 token with GoTrue’s claims, which /user accepts', async () => {
    const { access_token: token, user } = await auth.signUp('claims@example.com')
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'JWT' })
    const claims = decodeJwt(token)
    expect(claims).toMatchObject({
      iss: 'http://localhost:3000/auth/v1',
      sub: user.id,
      aud: 'authenticated',
      email: 'claims@example.com',
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600)
    const me = await auth.call('GET', '/user', { token })
    expect(me).toMatchObject({ status: 200, body: { id: user.id, email: 'claims@example.com' } })
  })

  test('a sign-up stores the columns that a later move to Supabase needs', async () => {
    const { user } = await auth.signUp('moves@example.com')
    const { rows } = await auth.owner.query('select * from auth.users where id = $1', [user.id])
    expect(rows[0]).toMatchObject({
      instance_id: '00000000-0000-0000-0000-000000000000',
      encrypted_password: expect.stringMatching(/^\$2a\$04\$/),
      confirmation_token: expect.stringMatching(/^hmac:[\da-f]{64}$/),
      recovery_token: '',
      email_change: '',
      email_change_token_new: '',
      email_change_token_current: '',
      reauthentication_token: '',
      phone: null,
    })
    const sessions = await auth.owner.query('select * from auth.sessions where user_id = $1', [
      user.id,
    ])
    expect(sessions.rows[0]).toMatchObject({ aal: 'aal1', user_agent: 'vitest', ip: '127.0.0.1' })
  })

  test('SUB-01 a sign-up starts the trial and creates the profile', async () => {
    const { user } = await auth.signUp('trial@example.com')
    const profiles = await auth.owner.query('select 1 from public.profiles where id = $1', [
      user.id,
    ])
    expect(profiles.rowCount).toBe(1)
  })

  test('ACC-01 ACC-10 a sign-up refuses an address that is taken, also in capitals', async () => {
    await auth.signUp('taken@example.com')
    const { status, body } = await signUp({ email: 'TAKEN@example.com', password: PASSWORD })
    expect(status).toBe(422)
    expect(body).toEqual({ code: 'user_already_exists', message: 'User already registered' })
  })

  test('exactly one of many sign-ups at once with one address succeeds, and no request gets a 500', async () => {
    const body = { email: 'race@example.com', password: PASSWORD }
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body: b }) => b.code === 'user_already_exists')).toHaveLength(7)
  })

  test('an unconfirmed account gets a mail instead of a session, and the answer shows nothing stored', async () => {
    const created = await auth.call('POST', '/admin/users', {
      token: auth.services.keyring.secretKey,
      headers: { apikey: auth.services.keyring.secretKey },
      body: { email: 'invited@example.com', user_metadata: { secret: 'note' } },
    })
    const { status, body } = await signUp({ email: 'invited@example.com', password: 'another-1' })
    expect(status).toBe(200)
    expect(body.access_token).toBeUndefined()
    expect(body.id).toBe(created.body.id)
    expect(JSON.stringify(body)).not.toContain('note')
    expect((await auth.mailTo('invited@example.com')).subject).toBe('Confirma tu correo en Predio')
    expect((await auth.signIn('invited@example.com', 'another-1')).body.code).toBe(
      'invalid_credentials',
    )
  })

  test.each([
    [
      'no e-mail at all',
      { password: PASSWORD },
      422,
      'anonymous_provider_disabled',
      'Anonymous sign-ins are disabled',
    ],
    ['an empty body', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [
      'a telephone',
      { phone: '+525512345678', password: PASSWORD },
      400,
      'phone_provider_disabled',
      'Phone signups are disabled',
    ],
    [
      'both',
      { email: 'a@b.co', phone: '1', password: PASSWORD },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      'no password',
      { email: 'a@b.co' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    [
      'a short password',
      { email: 'a@b.co', password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'a long password',
      { email: 'a@b.co', password: 'x'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      'a bad address',
      { email: 'not-an-email', password: PASSWORD },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'an address with spaces',
      { email: ' a@b.co', password: PASSWORD },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'half a PKCE challenge',
      { email: 'a@b.co', password: PASSWORD, code_challenge: 'x' },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
  ])('a sign-up refuses %s', async (_, given, status, code, message) => {
    const answer = await signUp(given)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code, message })
  })

  test.each([
    ['broken JSON', '{"email":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a number for an e-mail', '{"email":1}'],
    [
      'a NUL in the metadata',
      '{"email":"nul@example.com","password":"secret1","data":{"a":"\\u0000"}}',
    ],
    [
      'half a surrogate pair',
      '{"email":"sur@example.com","password":"secret1","data":{"a":"\\ud800"}}',
    ],
  ])('a sign-up refuses a body that is %s', async (_, given) => {
    const { status, body } = await signUp(given)
    expect(status).toBe(400)
    expect(body.code).toBe('bad_json')
    expect(body.message).toMatch(/^Could not parse request body as JSON: /)
  })

  test('a sign-up refuses a body that is too large', async () => {
    const data = { note: 'x'.repeat(300_000) }
    const { status } = await signUp({ email: 'big@example.com', password: PASSWORD, data })
    expect(status).toBe(413)
  })
})
