import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../../test-support/server.ts'
import { anonymous, connectTo, PASSWORD, randomEmail, signedUp } from '../support/clients.ts'
import { mailTo } from '../support/outbox.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { CONFIRM_EMAIL: 'on', ANONYMOUS_SIGN_INS: 'on' } })
})
afterAll(() => server.stop())

const visitor = () => connectTo(server.url, server.publishableKey)

describe('where addresses are confirmed first', () => {
  it('where addresses are confirmed first, a sign-up opens no session, and the mailed link opens one', async () => {
    const email = randomEmail()
    const { auth } = visitor()
    const { data, error } = await auth.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.confirmation_sent_at).toEqual(expect.any(String))
    expect(data.user?.email_confirmed_at).toBeUndefined()
    const early = await auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

    const { tokenHash: token_hash } = await mailTo(email, 1, server.dataDir)
    const opened = await auth.verifyOtp({ token_hash, type: 'signup' })
    expect(opened.data.user?.id).toBe(data.user?.id)
    expect(opened.data.user?.email_confirmed_at).toEqual(expect.any(String))
    const again = await visitor().auth.verifyOtp({ token_hash, type: 'signup' })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(
      (await visitor().auth.signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull()
  })

  it('answers a resend for an address with an account as for an address without an account', async () => {
    const email = randomEmail()
    await visitor().auth.signUp({ email, password: PASSWORD })
    const repeated = await visitor().auth.resend({ email, type: 'signup' })
    expect(repeated.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    const known = await visitor().auth.resend({ email: randomEmail(), type: 'signup' })
    expect(known.error).toBeNull()
  })

  it('keeps an account anonymous until the link to its first address is opened', async () => {
    const { auth } = visitor()
    const { data: before } = await auth.signInAnonymously()
    const email = randomEmail()
    const { data, error } = await auth.updateUser({ email })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: '', new_email: email, is_anonymous: true })
    const { tokenHash: token_hash } = await mailTo(email, 1, server.dataDir)
    const opened = await auth.verifyOtp({ token_hash, type: 'email_change' })
    expect(opened.data.user).toMatchObject({
      id: before.user?.id,
      email,
      is_anonymous: false,
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    })
    expect(opened.data.user?.email_confirmed_at).toEqual(expect.any(String))
  })

  it('reports in the settings that addresses are confirmed, and warns at start when nobody receives the mails', async () => {
    const response = await fetch(`${server.url}/auth/v1/settings`, {
      headers: { apikey: server.publishableKey },
    })
    expect(await response.json()).toMatchObject({ mailer_autoconfirm: false })
    expect(server.output()).toContain('CONFIRM_EMAIL está activo, pero no hay servidor de correo')
  })
})

it('where addresses need no confirmation, an address that no mail has proven can still be confirmed', async () => {
  const { email, user } = await signedUp()
  expect(user.identities?.[0]?.identity_data).toMatchObject({ email_verified: false })
  expect((await anonymous().auth.resend({ email, type: 'signup' })).error).toBeNull()
  const { tokenHash: token_hash } = await mailTo(email)
  const { data } = await anonymous().auth.verifyOtp({ token_hash, type: 'signup' })
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
})
