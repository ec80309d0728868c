import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD, createTestAuth, type TestAuth } from '../testing/test-auth.ts'
import { SOON } from '../../../../test-support/soon.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth()
})
afterAll(() => auth.close())

const update = (token: string, body: unknown, query = '') =>
  auth.call('PUT', `/user${query}`, { token, body })
const verify = (body: unknown) => auth.call('POST', '/verify', { body })

describe('changing the password', () => {
  test('PROF-12 a password change ends the other sessions and every mailed code, and keeps the session that asked', async () => {
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

  test('PROF-10 a password change requires the current password, and refuses a wrong current password', async () => {
    const { access_token: token } = await auth.signUp('current@example.com')
    expect(await update(token, { password: 'Sin-actual-1' })).toMatchObject({
      status: 400,
      body: {
        code: 'current_password_required',
        message: 'Current password required when setting new password.',
      },
    })
    for (const body of [
      { password: 'Otra-vez-1', current_password: 'no-es-1' },
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
    expect((await auth.signIn('current@example.com')).status).toBe(200)
  })

  test('PROF-12 a mail tells the owner of a password change', async () => {
    const { access_token: token } = await auth.signUp('told@example.com')
    await update(token, { password: 'Nueva-1234', current_password: PASSWORD })
    await vi.waitFor(
      async () => expect(await auth.noticesTo('told@example.com')).toEqual(['password-changed']),
      SOON,
    )
  })

  test('ACC-37 a password change requires no current password after a recovery or an invitation, once', async () => {
    await auth.signUp('forgot@example.com')
    await auth.call('POST', '/recover', { body: { email: 'forgot@example.com' } })
    const mail = await auth.mailTo('forgot@example.com')
    const { body } = await verify({ type: 'recovery', token_hash: mail.token })
    expect((await update(body.access_token, { email: 'thief@example.com' })).body.code).toBe(
      'current_password_required',
    )
    expect((await update(body.access_token, { password: 'Elegida-1' })).status).toBe(200)
    expect((await update(body.access_token, { password: 'Elegida-2' })).body.code).toBe(
      'current_password_required',
    )
    expect((await auth.signIn('forgot@example.com', 'Elegida-1')).status).toBe(200)
  })

  test('a password change requires the current password after a sign-in by link', async () => {
    await auth.signUp('magic@example.com')
    await auth.call('POST', '/otp', { body: { email: 'magic@example.com' } })
    const mail = await auth.mailTo('magic@example.com')
    const { body } = await verify({ type: 'magiclink', token_hash: mail.token })
    expect((await update(body.access_token, { password: 'Robada-1' })).body.code).toBe(
      'current_password_required',
    )
  })

  test('PROF-10 the current password cannot be guessed with a stolen access token', async () => {
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
      { password: PASSWORD, current_password: PASSWORD },
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
  ])('PROF-11 a password change refuses %j', async (changes, status, code, message) => {
    const email = `refused-${Math.random().toString(36).slice(2)}@example.com`
    const { access_token: token } = await auth.signUp(email)
    expect(await update(token, changes)).toMatchObject({ status, body: { code, message } })
    expect((await auth.signIn(email)).status).toBe(200)
  })
})

describe('reauthentication', () => {
  test('reauthentication mails a nonce that works once', async () => {
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
  test('new metadata is merged, null removes a key, and the next token carries the result', async () => {
    const session = await auth.signUp('meta@example.com', PASSWORD, { full_name: 'Ana', old: 1 })
    const { body } = await update(session.access_token, { data: { old: null, zona: 'Mérida' } })
    expect(body.user_metadata).toEqual({ full_name: 'Ana', zona: 'Mérida', email_verified: true })
    const refreshed = (await auth.refresh(session.refresh_token)).body
    expect(decodeJwt(refreshed.access_token)['user_metadata']).toMatchObject({ zona: 'Mérida' })
  })

  test('ACC-60 metadata of more than 16 kB is refused, also when several changes add up', async () => {
    const { access_token: token, user } = await auth.signUp('much@example.com')
    const refusal = {
      status: 422,
      body: { code: 'validation_failed', message: 'Metadata cannot be larger than 16384 bytes' },
    }
    const half = { a: 'x'.repeat(9000) }
    expect(await update(token, { data: { a: 'x'.repeat(17_000) } })).toMatchObject(refusal)
    expect((await update(token, { data: half })).status).toBe(200)
    expect(await update(token, { data: { b: half.a } })).toMatchObject(refusal)
    expect((await update(token, { data: { a: null, b: half.a } })).body.user_metadata['b']).toBe(
      half.a,
    )
    // A value that was stored before the limit existed may shrink.
    await auth.owner.query(
      `update auth.users set raw_user_meta_data = jsonb_build_object('a', repeat('x', 50000), 'b', 1) where id = $1`,
      [user.id],
    )
    expect((await update(token, { data: { b: null } })).status).toBe(200)
    expect(await update(token, { data: { c: 'y' } })).toMatchObject(refusal)
  })

  test('ACC-60 the metadata of a new account has the same limit', async () => {
    const data = { a: 'x'.repeat(17_000) }
    for (const [path, body] of [
      ['/signup', { email: 'large@example.com', password: PASSWORD, data }],
      ['/signup', { data }],
      ['/otp', { email: 'large@example.com', data }],
    ] as const) {
      expect((await auth.call('POST', path, { body })).status, path).toBe(422)
    }
  })

  test('two concurrent changes of the metadata are both kept', async () => {
    const { access_token: token } = await auth.signUp('both@example.com')
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => update(token, { data: { [key]: 1 } })))
    const { body } = await auth.call('GET', '/user', { token })
    expect(body.user_metadata).toMatchObject({ a: 1, b: 1, c: 1, d: 1 })
  })
})

describe('resending a mail', () => {
  test.each([
    [{ email: 'a@b.co' }, 400, 'validation_failed'],
    [{ type: 'signup' }, 400, 'validation_failed'],
    [{ type: 'sms', phone: '1' }, 400, 'phone_provider_disabled'],
    [{ type: 'signup', email: 'nobody@example.com' }, 200, undefined],
  ])(
    'a resend checks its request, and hides whether the address is known: %j',
    async (body, status, code) => {
      const answer = await auth.call('POST', '/resend', { body })
      expect(answer.status).toBe(status)
      expect(answer.body.code).toBe(code)
    },
  )
})
