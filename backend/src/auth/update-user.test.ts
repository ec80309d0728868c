import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, createTestAuth, type TestAuth } from './testing/test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth()
})
afterAll(() => auth.close())

const update = (token: string, body: unknown, query = '') =>
  auth.call('PUT', `/user${query}`, { token, body })
const verify = (body: unknown) => auth.call('POST', '/verify', { body })

describe('changing the password', () => {
  test('ends the other sessions and every mailed code, and keeps this one', async () => {
    const first = await auth.signUp('pass@example.com')
    const second = (await auth.signIn('pass@example.com')).body
    await auth.call('POST', '/recover', { body: { email: 'pass@example.com' } })
    const { code } = await auth.mailTo('pass@example.com')

    const { status, body } = await update(second.access_token, {
      password: 'Nueva-1234',
      current_password: PASSWORD,
    })
    expect(status).toBe(200)
    expect(body.id).toBe(first.user.id)
    expect((await auth.signIn('pass@example.com', 'Nueva-1234')).status).toBe(200)
    expect((await auth.signIn('pass@example.com')).body.code).toBe('invalid_credentials')
    expect((await auth.refresh(second.refresh_token)).status).toBe(200)
    expect((await auth.refresh(first.refresh_token)).body.code).toBe('refresh_token_not_found')
    expect((await auth.call('GET', '/user', { token: first.access_token })).body).toEqual({
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    })
    expect(
      (await verify({ type: 'recovery', email: 'pass@example.com', token: code })).status,
    ).toBe(403)
  })

  test('needs no current password, but one that is sent must be right', async () => {
    const { access_token: token } = await auth.signUp('current@example.com')
    expect((await update(token, { password: 'Sin-actual-1' })).status).toBe(200)
    for (const body of [
      { password: 'Otra-vez-1', current_password: PASSWORD },
      { current_password: '' },
    ]) {
      expect(await update(token, body)).toMatchObject({
        status: 400,
        body: {
          code: 'current_password_invalid',
          message: 'Current password required when setting new password.',
        },
      })
    }
    expect((await auth.signIn('current@example.com', 'Sin-actual-1')).status).toBe(200)
  })

  test('a stolen access token is no way to guess it', async () => {
    const { access_token: token } = await auth.signUp('stolen@example.com')
    for (let i = 0; i < 5; i++) {
      expect(
        (await update(token, { password: 'Nueva-1234', current_password: `no-${i}` })).status,
      ).toBe(400)
    }
    expect(
      await update(token, { password: 'Nueva-1234', current_password: PASSWORD }),
    ).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    })
  })

  test.each([
    [
      { password: PASSWORD },
      422,
      'same_password',
      'New password should be different from the old password.',
    ],
    [{ password: '' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
    [{ password: '12345' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
    [
      { password: 'x'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      { app_metadata: { role: 'admin' } },
      403,
      'not_admin',
      'Updating app_metadata requires admin privileges',
    ],
    [
      { email: 'nope' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [{ phone: '+52551234' }, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
    [
      { nonce: '123456', password: 'Nueva-1234' },
      422,
      'reauthentication_not_valid',
      'Nonce has expired or is invalid',
    ],
  ])('refuses %j', async (changes, status, code, message) => {
    const email = `refused-${Math.random().toString(36).slice(2)}@example.com`
    const { access_token: token } = await auth.signUp(email)
    expect(await update(token, changes)).toMatchObject({ status, body: { code, message } })
    expect((await auth.signIn(email)).status).toBe(200)
  })
})

describe('reauthentication', () => {
  test('mails a nonce that works once', async () => {
    const { access_token: token } = await auth.signUp('nonce@example.com')
    expect(await auth.call('GET', '/reauthenticate', { token })).toMatchObject({
      status: 200,
      body: {},
    })
    const { code, link } = await auth.mailTo('nonce@example.com')
    expect(link).toBe('')
    expect((await update(token, { nonce: code, password: 'Con-nonce-1' })).status).toBe(200)
    expect((await update(token, { nonce: code, data: { a: 1 } })).body.code).toBe(
      'reauthentication_not_valid',
    )
    expect((await auth.call('GET', '/reauthenticate', { token })).body.code).toBe(
      'over_email_send_rate_limit',
    )
  })
})

describe('metadata', () => {
  test('is merged, null removes a key, and the next token carries it', async () => {
    const session = await auth.signUp('meta@example.com', PASSWORD, { full_name: 'Ana', old: 1 })
    const { body } = await update(session.access_token, { data: { old: null, zona: 'Mérida' } })
    expect(body.user_metadata).toEqual({ full_name: 'Ana', zona: 'Mérida', email_verified: true })
    const refreshed = (await auth.refresh(session.refresh_token)).body
    expect(decodeJwt(refreshed.access_token)['user_metadata']).toMatchObject({ zona: 'Mérida' })
  })

  test('two changes at once are both kept', async () => {
    const { access_token: token } = await auth.signUp('both@example.com')
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => update(token, { data: { [key]: 1 } })))
    const { body } = await auth.call('GET', '/user', { token })
    expect(body.user_metadata).toMatchObject({ a: 1, b: 1, c: 1, d: 1 })
  })
})

describe('changing the e-mail', () => {
  test('waits for the link in the mail to the new address', async () => {
    const { access_token: token, user } = await auth.signUp('before@example.com')
    const { status, body } = await update(token, { email: 'After@example.com' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'before@example.com', new_email: 'after@example.com' })
    expect((await auth.signIn('after@example.com')).status).toBe(400)

    const mail = await auth.mailTo('after@example.com')
    expect(mail.subject).toBe('Confirma tu nuevo correo en Predio')
    const response = await auth.fetch(new Request(mail.link))
    expect(response.headers.get('location')).toMatch(/type=email_change$/)
    const after = await auth.signIn('after@example.com')
    expect(after.body.user).toMatchObject({ id: user.id, email: 'after@example.com' })
    expect(after.body.user.new_email).toBeUndefined()
    expect(after.body.user.identities[0]?.identity_data['email']).toBe('after@example.com')
    expect((await auth.signIn('before@example.com')).status).toBe(400)
  })

  test('works with the code too, and can be sent again', async () => {
    const { access_token: token } = await auth.signUp('resend@example.com')
    await update(token, { email: 'resent@example.com' })
    const tooSoon = await auth.call('POST', '/resend', {
      body: { type: 'email_change', email: 'resend@example.com' },
    })
    expect(tooSoon.status).toBe(429)
    await auth.owner.query('delete from predio.rate_limits')
    const before = new URL((await auth.mailTo('resent@example.com')).link).searchParams.get('token')
    expect(
      await auth.call('POST', '/resend', {
        body: { type: 'email_change', email: 'resend@example.com' },
      }),
    ).toMatchObject({ status: 200, body: {} })
    const { code } = await auth.mailTo('resent@example.com')
    expect((await verify({ type: 'email_change', token_hash: before })).status).toBe(403)
    const { body } = await verify({
      type: 'email_change',
      email: 'resent@example.com',
      token: code,
    })
    expect(body.user.email).toBe('resent@example.com')
  })

  test('is refused for an address that is taken, before and after the mail', async () => {
    const { access_token: token } = await auth.signUp('mine@example.com')
    await auth.signUp('yours@example.com')
    expect(await update(token, { email: 'yours@example.com' })).toMatchObject({
      status: 422,
      body: {
        code: 'email_exists',
        message: 'A user with this email address has already been registered',
      },
    })
    await update(token, { email: 'quick@example.com' })
    await auth.signUp('quick@example.com')
    const { code } = await auth.mailTo('quick@example.com')
    expect(
      (await verify({ type: 'email_change', email: 'quick@example.com', token: code })).body.code,
    ).toBe('email_exists')
  })

  test('to the address it already is sends nothing', async () => {
    const { access_token: token } = await auth.signUp('same@example.com')
    const before = await auth.countMails()
    expect((await update(token, { email: 'same@example.com' })).status).toBe(200)
    expect(await auth.countMails()).toBe(before)
  })
})

describe('resend', () => {
  test.each([
    [{ email: 'a@b.co' }, 400, 'validation_failed'],
    [{ type: 'signup' }, 400, 'validation_failed'],
    [{ type: 'sms', phone: '1' }, 400, 'phone_provider_disabled'],
    [{ type: 'signup', email: 'nobody@example.com' }, 200, undefined],
  ])('%j', async (body, status, code) => {
    const answer = await auth.call('POST', '/resend', { body })
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(code)
  })
})
