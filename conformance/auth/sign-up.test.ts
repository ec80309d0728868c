import { AuthWeakPasswordError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { PASSWORD, anonymous, randomEmail, signedUp } from '../support/clients.ts'
import { API_VERSION, auth } from '../support/http.ts'
import { nowInSeconds } from '../support/tokens.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

describe('sign-up', () => {
  it('a sign-up answers a session whose tokens have GoTrue’s form', async () => {
    const { session } = await signedUp()
    expect(session.token_type).toBe('bearer')
    expect(session.expires_in).toBe(3600)
    expect(Math.abs((session.expires_at ?? 0) - nowInSeconds() - 3600)).toBeLessThan(30)
    expect(session.access_token.split('.')).toHaveLength(3)
    expect(session.refresh_token).toMatch(/^[\w-]{22}$/)
  })

  it('a sign-up answers the whole user object', async () => {
    const { user, email } = await signedUp({ full_name: 'Ana Núñez' })
    expect(user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ana Núñez', email_verified: true },
      is_anonymous: false,
    })
    expect(user.id).toMatch(UUID)
    for (const moment of [user.created_at, user.updated_at, user.email_confirmed_at])
      expect(moment).toMatch(INSTANT)
    expect(user.confirmed_at).toBe(user.email_confirmed_at)
  })

  it('a sign-up gives the user a single e-mail identity', async () => {
    const { user, email } = await signedUp({ full_name: 'Ana' })
    expect(user.identities).toHaveLength(1)
    expect(user.identities?.[0]).toMatchObject({
      id: user.id,
      user_id: user.id,
      provider: 'email',
      email,
      identity_data: { sub: user.id, email, full_name: 'Ana' },
    })
    expect(user.identities?.[0]?.identity_id).toMatch(UUID)
  })

  it('a sign-up omits empty fields of the user, as omitempty does', async () => {
    const { user } = await signedUp()
    for (const absent of ['new_email', 'recovery_sent_at', 'invited_at', 'banned_until', 'factors'])
      expect(user).not.toHaveProperty(absent)
  })

  it('a sign-up stores the e-mail address in lower case', async () => {
    const email = randomEmail()
    const { data } = await anonymous().auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(data.user?.email).toBe(email)
  })

  it.each([
    ['the same address', (email: string) => email],
    ['the same address in capitals', (email: string) => email.toUpperCase()],
  ])('a sign-up refuses %s a second time', async (_, written) => {
    const { email } = await signedUp()
    const { data, error } = await anonymous().auth.signUp({
      email: written(email),
      password: PASSWORD,
    })
    expect(data).toEqual({ user: null, session: null })
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
  })

  it('accepts only one of two sign-ups with the same address at the same time', async () => {
    const account = { email: randomEmail(), password: PASSWORD }
    const answers = await Promise.all([
      anonymous().auth.signUp(account),
      anonymous().auth.signUp(account),
    ])
    const codes = answers.map(({ error }) => error?.code ?? 'in')
    expect(codes.toSorted()).toEqual(['in', 'user_already_exists'])
  })

  it('a sign-up fires the SIGNED_IN event in the client', async () => {
    const supabase = anonymous()
    const events: string[] = []
    const { data } = supabase.auth.onAuthStateChange((event) => void events.push(event))
    await supabase.auth.signUp({ email: randomEmail(), password: PASSWORD })
    data.subscription.unsubscribe()
    expect(events).toContain('SIGNED_IN')
  })
})

describe('sign-up with a bad password', () => {
  it('a sign-up refuses five characters as a weak password and gives the reason', async () => {
    const { error } = await anonymous().auth.signUp({ email: randomEmail(), password: '12345' })
    expect(error).toBeInstanceOf(AuthWeakPasswordError)
    expect(error).toMatchObject({
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
      message: 'Password should be at least 6 characters.',
    })
  })

  it('a sign-up accepts a password of six characters', async () => {
    const { error } = await anonymous().auth.signUp({ email: randomEmail(), password: 'ñandú6' })
    expect(error).toBeNull()
    const common = { email: randomEmail(), password: '123456' }
    expect((await anonymous().auth.signUp(common)).error).toMatchObject({ reasons: ['pwned'] })
  })

  it('accepts a password of 72 bytes, which then signs in', async () => {
    const account = { email: randomEmail(), password: 'x'.repeat(72) }
    expect((await anonymous().auth.signUp(account)).error).toBeNull()
    expect((await anonymous().auth.signInWithPassword(account)).error).toBeNull()
  })

  it.each([
    ['73 letters', 'x'.repeat(73)],
    ['40 letters of two bytes each', 'ñ'.repeat(40)],
  ])('refuses a password of %s, because bcrypt reads 72 bytes', async (_, password) => {
    const { error } = await anonymous().auth.signUp({ email: randomEmail(), password })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    })
  })

  it('refuses an empty password', async () => {
    const { error } = await anonymous().auth.signUp({ email: randomEmail(), password: '' })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Signup requires a valid password',
    })
  })
})

describe('sign-up with a bad request', () => {
  it.each(['ana', 'ana@', '@example.com', 'ana@exa mple.com', 'ana@example.com\nBcc: x@y.zz'])(
    'a sign-up refuses %j as an address',
    async (email) => {
      const { error } = await anonymous().auth.signUp({ email, password: PASSWORD })
      expect(error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Unable to validate email address: invalid format',
      })
    },
  )

  it('a sign-up refuses a body that is not JSON', async () => {
    const { status, body } = await auth('/signup', {
      method: 'POST',
      body: '{"email":',
      headers: API_VERSION,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'bad_json',
      message: expect.stringMatching(/^Could not parse request body as JSON: /),
    })
  })

  it('a sign-up ignores keys that the server does not know', async () => {
    const { status } = await auth('/signup', {
      method: 'POST',
      body: { email: randomEmail(), password: PASSWORD, options: { x: 1 }, role: 'service_role' },
    })
    expect(status).toBe(200)
  })

  it('a sign-up never lets a person choose role or app metadata', async () => {
    const { body } = await auth('/signup', {
      method: 'POST',
      body: {
        email: randomEmail(),
        password: PASSWORD,
        role: 'service_role',
        app_metadata: { admin: true },
      },
    })
    expect(body).toMatchObject({
      user: { role: 'authenticated', app_metadata: { provider: 'email', providers: ['email'] } },
    })
    expect(JSON.stringify(body)).not.toContain('"admin"')
  })

  it('refuses anonymous sign-in, which is switched off', async () => {
    const { data, error } = await anonymous().auth.signInAnonymously()
    expect(data.session).toBeNull()
    expect(error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    })
  })
})
