import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, createTestAuth, type TestAuth } from '../testing/test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth()
})
afterAll(() => auth.close())

const grant = (type: string, body: unknown) =>
  auth.call('POST', `/token?grant_type=${type}`, { body })

describe('sign-in with a password', () => {
  test('opens one session for each sign-in with a password', async () => {
    const { user } = await auth.signUp('dos@example.com')
    const { status, body } = await auth.signIn('DOS@example.com')
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id: user.id, email: 'dos@example.com' })
    expect(body.weak_password).toBeUndefined()
    const { rows } = await auth.owner.query(
      'select count(*)::int as n from auth.sessions where user_id = $1',
      [user.id],
    )
    expect(rows[0].n).toBe(2)
  })

  test('ACC-11 a sign-in answers a wrong password and an address without an account alike', async () => {
    await auth.signUp('known@example.com')
    const expected = { code: 'invalid_credentials', message: 'Invalid login credentials' }
    expect(await auth.signIn('known@example.com', 'wrong-1')).toMatchObject({
      status: 400,
      body: expected,
    })
    expect(await auth.signIn('nobody@example.com')).toMatchObject({ status: 400, body: expected })
  })

  test('ACC-13 five failed sign-ins lock the address for 15 minutes, for the right password too', async () => {
    await auth.signUp('locked@example.com')
    for (let i = 0; i < 5; i++)
      expect((await auth.signIn('locked@example.com', 'wrong')).status).toBe(400)
    const { status, body, headers } = await auth.signIn('Locked@example.com')
    expect(status).toBe(429)
    expect(body).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)

    await auth.owner.query(
      `update predio.rate_limits set window_ends_at = now() - interval '1 second'`,
    )
    expect((await auth.signIn('locked@example.com')).status).toBe(200)
  })

  test('ACC-13 failed sign-ins lock an address without an account in the same way', async () => {
    for (let i = 0; i < 5; i++) await auth.signIn('ghost@example.com', 'wrong')
    expect((await auth.signIn('ghost@example.com', 'wrong')).status).toBe(429)
  })

  test('ACC-13 a successful sign-in clears the failures before that sign-in', async () => {
    await auth.signUp('careless@example.com')
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await auth.signIn('careless@example.com', 'wrong')
      expect((await auth.signIn('careless@example.com')).status).toBe(200)
    }
  })

  test('a burst of guessed passwords gets no more than five answers', async () => {
    await auth.signUp('burst@example.com')
    const guesses = Array.from({ length: 20 }, (_, i) =>
      auth.signIn('burst@example.com', `guess-${i}`),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('many right passwords at once do not count as a burst of guesses', async () => {
    await auth.signUp('busy@example.com')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => auth.signIn('busy@example.com')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  })

  test('ACC-62 an account may sign in sixty times in 5 minutes and no more', async () => {
    await auth.signUp('often@example.com')
    await auth.signIn('often@example.com')
    const set = await auth.owner.query(
      `update predio.rate_limits set count = 59 where key = 'signed-in:email:often@example.com' and count = 1`,
    )
    expect(set.rowCount).toBe(1)
    expect((await auth.signIn('often@example.com')).status).toBe(200)
    expect(await auth.signIn('often@example.com')).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    })
  })

  test('ACC-11 a sign-in says that a user is banned or unconfirmed only after the right password', async () => {
    await auth.signUp('banned@example.com')
    await auth.owner.query(
      `update auth.users set banned_until = now() + interval '1 hour' where email = 'banned@example.com'`,
    )
    expect((await auth.signIn('banned@example.com', 'wrong')).body.code).toBe('invalid_credentials')
    expect(await auth.signIn('banned@example.com')).toMatchObject({
      status: 400,
      body: { code: 'user_banned', message: 'User is banned' },
    })
    await auth.signUp('fresh@example.com')
    await auth.owner.query(
      `update auth.users set email_confirmed_at = null where email = 'fresh@example.com'`,
    )
    expect(await auth.signIn('fresh@example.com')).toMatchObject({
      status: 400,
      body: { code: 'email_not_confirmed', message: 'Email not confirmed' },
    })
  })

  test('ACC-05 a sign-in accepts an old password that is too short today, and reports the password as weak', async () => {
    const { passwordsAt } = await import('../passwords/password.ts')
    await auth.signUp('old@example.com')
    await auth.owner.query(
      `update auth.users set encrypted_password = $1 where email = 'old@example.com'`,
      [await passwordsAt(10).hash('1234')],
    )
    const { status, body } = await auth.signIn('old@example.com', '1234')
    expect(status).toBe(200)
    expect(body.weak_password).toEqual({
      message: 'Password should be at least 6 characters.',
      reasons: ['length'],
    })
  })

  test.each([
    ['password', {}, 400, 'validation_failed', 'missing email or phone'],
    [
      'password',
      { email: 'a@b.co', phone: '1' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    ],
    [
      'password',
      { phone: '1', password: 'x' },
      422,
      'phone_provider_disabled',
      'Phone logins are disabled',
    ],
    ['password', { email: 'a@b.co' }, 400, 'invalid_credentials', 'Invalid login credentials'],
    ['', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['device', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['web3', {}, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ])('refuses the grant %j with %j', async (type, given, status, code, message) => {
    expect(await grant(type, given)).toMatchObject({ status, body: { code, message } })
  })
})

describe('ACC-15 limits per network address', () => {
  test('limits per address apply only when they are switched on', async () => {
    const strict = await createTestAuth({ RATE_LIMIT_PER_ADDRESS: 'on', ANONYMOUS_SIGN_INS: 'on' })
    try {
      const failures = await Promise.all(
        Array.from({ length: 40 }, (_, i) => strict.signIn(`n${i}@example.com`, 'wrong')),
      )
      expect(failures.filter(({ status }) => status === 400)).toHaveLength(30)
      expect(failures.filter(({ status }) => status === 429)).toHaveLength(10)

      const address = { email: 'one@example.com', password: PASSWORD }
      for (let i = 0; i < 30; i++) await strict.call('POST', '/signup', { body: address })
      expect((await strict.call('POST', '/signup', { body: address })).status).toBe(429)

      // Anonymous sign-ups have a limit of their own (ACC-57).
      for (let i = 0; i < 30; i++) {
        expect((await strict.call('POST', '/signup', { body: {} })).status).toBe(200)
      }
      expect(await strict.call('POST', '/signup', { body: {} })).toMatchObject({
        status: 429,
        body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      })
    } finally {
      await strict.close()
    }
  })
})
