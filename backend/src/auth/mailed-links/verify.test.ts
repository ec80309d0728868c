import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, createTestAuth, type TestAuth } from '../testing/test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth()
})
afterAll(() => auth.close())

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 's256',
}

const recover = (email: string, extra = {}, query = '') =>
  auth.call('POST', `/recover${query}`, { body: { email, ...extra } })
const verify = (body: unknown) => auth.call('POST', '/verify', { body })
const exchange = (body: unknown) => auth.call('POST', '/token?grant_type=pkce', { body })

/** An operator's own mail template would link to this address. */
function verifyLink({ link, token }: { link: string; token: string }, redirectTo = ''): string {
  const type = new URL(link).searchParams.get('type') ?? ''
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo })
  return `http://localhost/auth/v1/verify?${query.toString()}`
}

async function open(link: string): Promise<URL> {
  const url = new URL(link)
  const response = await auth.fetch(new Request(url))
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return new URL(response.headers.get('location') ?? '')
}

const fragment = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))

describe('recovery', () => {
  test('ACC-30 a recovery link opens a session in the fragment, once', async () => {
    const { user } = await auth.signUp('link@example.com')
    const sent = await recover(
      'LINK@example.com',
      {},
      '?redirect_to=http://localhost:5173/restablecer',
    )
    expect(sent).toMatchObject({ status: 200, body: {} })
    const mail = await auth.mailTo('link@example.com')
    expect(mail.subject).toBe('Restablece tu contraseña de Predio')

    const page = new URL(mail.link)
    expect(page.origin + page.pathname).toBe('http://localhost:5173/confirmar')
    expect(Object.fromEntries(page.searchParams)).toEqual({
      token_hash: mail.token,
      type: 'recovery',
      email: 'link@example.com',
    })

    const link = verifyLink(mail, 'http://localhost:5173/restablecer')
    const opened = await open(link)
    expect(opened.origin + opened.pathname).toBe('http://localhost:5173/restablecer')
    const session = fragment(opened)
    expect(session).toMatchObject({
      token_type: 'bearer',
      type: 'recovery',
      expires_in: '3600',
      sb: '',
    })
    expect(decodeJwt(session['access_token'] ?? '')).toMatchObject({
      sub: user.id,
      amr: [{ method: 'otp' }],
    })
    expect((await auth.call('GET', '/user', { token: session['access_token'] ?? '' })).status).toBe(
      200,
    )
    expect((await auth.refresh(session['refresh_token'] ?? '')).status).toBe(200)

    expect((await open(link)).hash).toBe(
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    )
    expect(
      (await verify({ type: 'recovery', email: 'link@example.com', token: mail.code })).status,
    ).toBe(403)
  })

  test('ACC-30 a recovery code opens a session once', async () => {
    await auth.signUp('code@example.com')
    await recover('code@example.com')
    const { code } = await auth.mailTo('code@example.com')
    const { rows } = await auth.owner.query(
      `select u.recovery_token, t.relates_to, t.token_type from auth.users u join auth.one_time_tokens t on t.user_id = u.id
       where u.email = 'code@example.com' and t.token_type = 'recovery_token'`,
    )
    expect(rows).toEqual([
      {
        recovery_token: auth.services.keyring.hashCode('code@example.com', code),
        relates_to: 'code@example.com',
        token_type: 'recovery_token',
      },
    ])
    const body = { type: 'recovery', email: 'Code@example.com', token: code }
    const answers = await Promise.all([verify(body), verify(body), verify(body)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await verify(body)).toMatchObject({
      status: 403,
      body: { code: 'otp_expired', message: 'Token has expired or is invalid' },
    })
  })

  test('ACC-90 a code that an earlier version stored without the key is refused', async () => {
    await auth.signUp('antes@example.com')
    await recover('antes@example.com')
    const { code } = await auth.mailTo('antes@example.com')
    await auth.owner.query(
      `update auth.users set recovery_token = $1 where email = 'antes@example.com'`,
      [createHash('sha224').update(`antes@example.com${code}`).digest('hex')],
    )
    const body = { type: 'recovery', email: 'antes@example.com', token: code }
    expect(await verify(body)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  })

  test('the token hash works in a link of a custom mail template', async () => {
    await auth.signUp('hash@example.com')
    await recover('hash@example.com')
    const { token: hash } = await auth.mailTo('hash@example.com')
    expect(hash).toMatch(/^[\da-f]{56}$/)
    const body = { type: 'recovery', token_hash: hash }
    expect(await verify(body)).toMatchObject({
      status: 200,
      body: { user: { email: 'hash@example.com' } },
    })
    expect(await verify(body)).toMatchObject({
      status: 403,
      body: { code: 'otp_expired', message: 'Email link is invalid or has expired' },
    })
  })

  test('the hash of a guessed code opens nothing as a link', async () => {
    await auth.signUp('guess@example.com')
    await recover('guess@example.com')
    const { code } = await auth.mailTo('guess@example.com')
    const hash = createHash('sha224').update(`guess@example.com${code}`).digest('hex')
    expect((await verify({ type: 'recovery', token_hash: hash })).status).toBe(403)
  })

  test('a recovery ends after an hour', async () => {
    await auth.signUp('late@example.com')
    await recover('late@example.com')
    await auth.owner.query(
      `update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = 'late@example.com'`,
    )
    await auth.owner.query(
      `update auth.one_time_tokens set created_at = created_at - interval '61 minutes' where relates_to = 'late@example.com'`,
    )
    const mail = await auth.mailTo('late@example.com')
    expect(
      (await verify({ type: 'recovery', email: 'late@example.com', token: mail.code })).status,
    ).toBe(403)
    expect(fragment(await open(verifyLink(mail)))).toMatchObject({ error_code: 'otp_expired' })
  })

  test('ACC-31 a recovery answers the same for an address without an account, and mails nothing', async () => {
    const before = await auth.countMails()
    expect(await recover('nobody@example.com')).toMatchObject({ status: 200, body: {} })
    const again = await recover('nobody@example.com')
    expect(await auth.countMails()).toBe(before)
    await auth.signUp('somebody@example.com')
    await recover('somebody@example.com')
    const known = await recover('somebody@example.com')
    for (const answer of [again, known]) {
      expect(answer.status).toBe(429)
      expect(answer.body.code).toBe('over_email_send_rate_limit')
      expect(answer.body.message).toMatch(
        /^For security purposes, you can only request this after \d\d seconds\.$/,
      )
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50)
    }
  })

  test('ACC-34 recovery codes cannot be guessed, because an address has ten tries in 15 minutes', async () => {
    await auth.signUp('digits@example.com')
    await recover('digits@example.com')
    const { code } = await auth.mailTo('digits@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 10; i++) {
      expect(
        (await verify({ type: 'recovery', email: 'digits@example.com', token: wrong })).status,
      ).toBe(403)
    }
    const last = await verify({ type: 'recovery', email: 'digits@example.com', token: code })
    expect(last).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  })

  test('a recovery link never redirects to a foreign site', async () => {
    await auth.signUp('stranger@example.com')
    await recover('stranger@example.com', {}, '?redirect_to=https://malo.example/')
    const mail = await auth.mailTo('stranger@example.com')
    expect(new URL(mail.link).origin).toBe('http://localhost:3000')
    const tampered = verifyLink(mail, 'https://malo.example/')
    expect((await open(tampered)).origin).toBe('http://localhost:3000')
  })

  test('a recovery confirms an unconfirmed address and clears every code', async () => {
    await auth.signUp('unconfirmed@example.com')
    await auth.owner.query(
      `update auth.users set email_confirmed_at = null where email = 'unconfirmed@example.com'`,
    )
    await recover('unconfirmed@example.com')
    const { code } = await auth.mailTo('unconfirmed@example.com')
    const { body } = await verify({ type: 'email', email: 'unconfirmed@example.com', token: code })
    expect(body.user.email_confirmed_at).toBeTruthy()
    expect(body.user.identities[0]?.identity_data['email_verified']).toBe(true)
    expect((await auth.signIn('unconfirmed@example.com')).status).toBe(200)
  })

  test('a recovery is refused for a banned user', async () => {
    await auth.signUp('prohibida@example.com')
    await recover('prohibida@example.com')
    await auth.owner.query(
      `update auth.users set banned_until = 'infinity' where email = 'prohibida@example.com'`,
    )
    const { code } = await auth.mailTo('prohibida@example.com')
    expect(
      (await verify({ type: 'recovery', email: 'prohibida@example.com', token: code })).body.code,
    ).toBe('user_banned')
  })
})

describe('PKCE', () => {
  test('the PKCE link gives a code, and the verifier exchanges the code for a session once', async () => {
    const { user } = await auth.signUp('pkce@example.com')
    await recover('pkce@example.com', CHALLENGE)
    const mail = await auth.mailTo('pkce@example.com')
    expect(mail.token).toMatch(/^pkce_[\da-f]{56}$/)
    const link = verifyLink(mail)
    const code = (await open(link)).searchParams.get('code')
    expect(code).toMatch(/^[\da-f-]{36}$/)

    expect(await exchange({ auth_code: code, code_verifier: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'bad_code_verifier' },
    })
    const { status, body } = await exchange({ auth_code: code, code_verifier: VERIFIER })
    expect(status).toBe(200)
    expect(decodeJwt(body.access_token)).toMatchObject({
      sub: user.id,
      amr: [{ method: 'recovery' }],
    })
    expect(await exchange({ auth_code: code, code_verifier: VERIFIER })).toMatchObject({
      status: 404,
      body: {
        code: 'flow_state_not_found',
        message: 'invalid flow state, no valid flow state found',
      },
    })
    const again = await open(link)
    expect(again.searchParams.get('error_code')).toBe('otp_expired')
  })

  test('a PKCE code lasts five minutes', async () => {
    await auth.signUp('slow@example.com')
    await recover('slow@example.com', CHALLENGE)
    const mail = await auth.mailTo('slow@example.com')
    const code = (await open(verifyLink(mail))).searchParams.get('code')
    await auth.owner.query(
      `update auth.flow_state set auth_code_issued_at = now() - interval '6 minutes'`,
    )
    expect(await exchange({ auth_code: code, code_verifier: VERIFIER })).toMatchObject({
      status: 422,
      body: { code: 'flow_state_expired' },
    })
  })

  test('the PKCE exchange needs both code and verifier', async () => {
    expect((await exchange({ auth_code: 'x' })).body.code).toBe('validation_failed')
  })
})

describe('magic link', () => {
  const otp = (body: unknown) => auth.call('POST', '/otp', { body })

  test('a magic link signs in a known person', async () => {
    const { user } = await auth.signUp('magic@example.com')
    expect(await otp({ email: 'magic@example.com', create_user: false })).toMatchObject({
      status: 200,
      body: {},
    })
    const { code, subject } = await auth.mailTo('magic@example.com')
    expect(subject).toBe('Tu enlace para entrar a Predio')
    const { body } = await verify({ type: 'email', email: 'magic@example.com', token: code })
    expect(body.user.id).toBe(user.id)
  })

  test('a magic link creates a new person, unconfirmed until the link is opened', async () => {
    await otp({ email: 'new@example.com', data: { full_name: 'Nueva' } })
    const before = await auth.owner.query(
      `select email_confirmed_at, encrypted_password from auth.users where email = 'new@example.com'`,
    )
    expect(before.rows).toEqual([{ email_confirmed_at: null, encrypted_password: '' }])
    const { code } = await auth.mailTo('new@example.com')
    const { body } = await verify({ type: 'magiclink', email: 'new@example.com', token: code })
    expect(body.user.user_metadata).toEqual({ full_name: 'Nueva', email_verified: true })
  })

  test('a magic link answers the same for an unknown person who may not sign up, and mails nothing', async () => {
    const before = await auth.countMails()
    expect(await otp({ email: 'never@example.com', create_user: false })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await auth.countMails()).toBe(before)
    const { rowCount } = await auth.owner.query(
      `select 1 from auth.users where email = 'never@example.com'`,
    )
    expect(rowCount).toBe(0)
  })

  test.each([
    [{}, 400, 'validation_failed', 'One of email or phone must be set'],
    [{ phone: '1' }, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
  ])('refuses to mail a magic link for %j', async (given, status, code, message) => {
    expect(await otp(given)).toMatchObject({ status, body: { code, message } })
  })
})

describe('what /verify refuses', () => {
  test.each([
    [{ token: '1', email: 'a@b.co' }, 400, 'Verify requires a verification type'],
    [{ type: 'nope', token: '1', email: 'a@b.co' }, 400, 'Unsupported verification type'],
    [{ type: 'constructor', token: '1', email: 'a@b.co' }, 400, 'Unsupported verification type'],
    [{ type: 'recovery' }, 400, 'Verify requires either a token or a token hash'],
    [
      { type: 'recovery', token: '1', token_hash: 'x' },
      400,
      'Verify requires either a token or a token hash',
    ],
    [
      { type: 'recovery', token_hash: 'x', email: 'a@b.co' },
      400,
      'Only the token_hash and type should be provided',
    ],
    [
      { type: 'recovery', token: '1' },
      400,
      'Only an email address or phone number should be provided on verify',
    ],
    [{ type: 'recovery', token: '1', email: 'nope' }, 422, 'Invalid email format'],
  ])('/verify refuses %j', async (given, status, message) => {
    expect(await verify(given)).toMatchObject({
      status,
      body: { code: 'validation_failed', message },
    })
  })

  test('/verify answers a telephone code as a wrong code', async () => {
    expect((await verify({ type: 'sms', phone: '+5255', token: '123456' })).body.code).toBe(
      'otp_expired',
    )
  })

  test('/verify without the parts of a link redirects to the home page with the reason', async () => {
    const home = await open('http://localhost/auth/v1/verify')
    expect(fragment(home)).toMatchObject({
      error: 'invalid_request',
      error_code: 'validation_failed',
    })
  })

  test('/verify refuses a token of another kind', async () => {
    await auth.signUp('kind@example.com', PASSWORD)
    await recover('kind@example.com')
    const { code } = await auth.mailTo('kind@example.com')
    expect((await verify({ type: 'signup', email: 'kind@example.com', token: code })).status).toBe(
      403,
    )
    expect(
      (await verify({ type: 'email_change', email: 'kind@example.com', token: code })).status,
    ).toBe(403)
    expect(
      (await verify({ type: 'recovery', email: 'kind@example.com', token: code })).status,
    ).toBe(200)
  })
})
