import { describe, expect, it } from 'vitest'
import { PASSWORD, admin, anonymous, randomEmail, signedIn, signedUp } from '../support/clients.ts'
import { API_VERSION, auth } from '../support/http.ts'
import { claimsOf, headerOf, nowInSeconds } from '../support/tokens.ts'
import { url } from '../support/context.ts'

describe('sign-in with a password', () => {
  it('each sign-in with a password opens a session of its own', async () => {
    const person = await signedUp()
    const again = await signedIn(person)
    expect(again.user.id).toBe(person.user.id)
    expect(again.session.refresh_token).not.toBe(person.session.refresh_token)
    expect(claimsOf(again.session.access_token)['session_id']).not.toBe(
      claimsOf(person.session.access_token)['session_id'],
    )
  })

  it('a sign-in ignores the case of the address', async () => {
    const { email, user } = await signedUp()
    const { data } = await anonymous().auth.signInWithPassword({
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(data.user?.id).toBe(user.id)
  })

  it('stores the session for getSession and sends its token with requests to the database', async () => {
    const { client, session, user } = await signedUp()
    expect((await client.auth.getSession()).data.session?.access_token).toBe(session.access_token)
    const { data } = await client.from('profiles').select('id')
    expect(data).toEqual([{ id: user.id }])
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await signedUp()
    const attempts = [
      { email, password: 'incorrecta' },
      { email: randomEmail(), password: PASSWORD },
    ].map((body) => auth('/token?grant_type=password', { method: 'POST', body }))
    const [wrong, unknown] = await Promise.all(attempts)
    expect(wrong?.status).toBe(400)
    expect(unknown?.status).toBe(400)
    expect(wrong?.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
    expect(unknown?.body).toEqual(wrong?.body)
  })

  it('a sign-in with the right password refuses a person whose address is not confirmed', async () => {
    const email = randomEmail()
    await admin().auth.admin.createUser({ email, password: PASSWORD })
    const { error } = await anonymous().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    })
  })

  it.each([
    ['no address', {}, 'validation_failed', 'missing email or phone'],
    ['an empty address', { email: '' }, 'validation_failed', 'missing email or phone'],
  ])('a sign-in refuses %s', async (_, given, code, message) => {
    const { status, body } = await auth('/token?grant_type=password', {
      method: 'POST',
      body: { ...given, password: PASSWORD },
      headers: API_VERSION,
    })
    expect(status).toBe(400)
    expect(body).toEqual({ code, message })
  })

  it.each(['', '?grant_type=', '?grant_type=id_token_of_mine'])(
    'the token endpoint refuses the grant “%s”',
    async (query) => {
      const { status, body } = await auth(`/token${query}`, {
        method: 'POST',
        body: {},
        headers: API_VERSION,
      })
      expect(status).toBe(400)
      expect(body).toEqual({ code: 'invalid_credentials', message: 'unsupported_grant_type' })
    },
  )

  it('after five wrong passwords a sign-in must wait, also with the right password', async () => {
    const { email } = await signedUp()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { error } = await anonymous().auth.signInWithPassword({ email, password: 'adivinar' })
      expect(error?.code).toBe('invalid_credentials')
    }
    const { error } = await anonymous().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    })
  })
})

describe('the access token', () => {
  it('the access token carries the claims that policies and clients read', async () => {
    const { session, user, email } = await signedUp({ full_name: 'Ana' })
    const claims = claimsOf(session.access_token)
    expect(claims).toMatchObject({
      iss: `${url}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ana' },
      aal: 'aal1',
      is_anonymous: false,
    })
    expect(claims['session_id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(3600)
  })

  it('the access token says how the person signed in', async () => {
    const { session } = await signedIn(await signedUp())
    const [method] = claimsOf(session.access_token)['amr'] as {
      method: string
      timestamp: number
    }[]
    expect(method?.method).toBe('password')
    expect(Math.abs((method?.timestamp ?? 0) - nowInSeconds())).toBeLessThan(30)
  })

  it('the access token is signed with ES256 and names its key', async () => {
    const { session } = await signedUp()
    expect(headerOf(session.access_token)).toEqual({
      alg: 'ES256',
      typ: 'JWT',
      kid: expect.stringMatching(/^.{8,}$/),
    })
  })
})

describe('a banned person', () => {
  it('a banned person can neither sign in nor use a session, until the ban is lifted', async () => {
    const person = await signedUp()
    const { auth: server } = admin()
    await server.admin.updateUserById(person.user.id, { ban_duration: '24h' })

    const login = await anonymous().auth.signInWithPassword(person)
    expect(login.error).toMatchObject({
      status: 400,
      code: 'user_banned',
      message: 'User is banned',
    })
    const use = await person.client.auth.getUser()
    expect(use.error).toMatchObject({ status: 403, code: 'user_banned' })

    await server.admin.updateUserById(person.user.id, { ban_duration: 'none' })
    expect((await anonymous().auth.signInWithPassword(person)).error).toBeNull()
  })
})
