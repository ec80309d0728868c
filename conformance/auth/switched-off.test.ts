import { describe, expect, it } from 'vitest'
import { admin, anonymous, PASSWORD, signedUp } from '../support/clients.ts'
import { raw } from '../support/http.ts'

/** Clients may ask for these features. Predio does not offer them and refuses clearly, without giving a session. */
describe('ways to sign in that are switched off', () => {
  it('refuses a sign-in with another provider', async () => {
    const { data } = await anonymous().auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    })
    const target = new URL(data.url ?? '')
    expect(target.pathname).toBe('/auth/v1/authorize')
    const { status, body } = await raw(target.pathname + target.search)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    })
  })

  it('refuses a sign-in with a company’s own server (SSO)', async () => {
    const { error } = await anonymous().auth.signInWithSSO({ domain: 'example.com' })
    expect(error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    })
  })

  it('refuses a sign-in with a provider’s token', async () => {
    const { data, error } = await anonymous().auth.signInWithIdToken({
      provider: 'google',
      token: 'eyJhbGciOiJSUzI1NiJ9.e30.x',
    })
    expect(data.session).toBeNull()
    expect(error?.status).toBe(400)
  })

  it('refuses a sign-up with a telephone number', async () => {
    const { error } = await anonymous().auth.signInWithOtp({ phone: '+525512345678' })
    expect(error).toMatchObject({
      status: 400,
      code: 'phone_provider_disabled',
      message: 'Unsupported phone provider',
    })
  })

  it('refuses a sign-up without any address', async () => {
    expect((await anonymous().auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    })
  })
})

describe('a telephone number', () => {
  const refusal = {
    status: 400,
    code: 'validation_failed',
    message: 'Invalid phone number format (E.164 required)',
  }

  it.each(['+0551234567', 'cinco', '+521234567890123456', '+52-55-1234-5678'])(
    'refuses text that is no telephone number: %s',
    async (phone) => {
      const { auth } = anonymous()
      const { client } = await signedUp()
      const answers = await Promise.all([
        auth.verifyOtp({ phone, token: '123456', type: 'sms' }),
        auth.signInWithOtp({ phone, options: { shouldCreateUser: false } }),
        client.auth.updateUser({ phone }),
        admin().auth.admin.createUser({ phone }),
      ])
      for (const { error } of answers) expect(error).toMatchObject(refusal)
    },
  )

  it('refuses a sign-in with a telephone number, because no account has one', async () => {
    const phone = '+52 55 1234 5678'
    const { auth } = anonymous()
    expect(
      (await auth.signInWithOtp({ phone, options: { shouldCreateUser: false } })).error,
    ).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    })
    expect((await auth.verifyOtp({ phone, token: '123456', type: 'sms' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
    expect((await auth.resend({ phone, type: 'sms' })).error).toMatchObject({
      status: 400,
      code: 'phone_provider_disabled',
      message: 'Phone logins are disabled',
    })
    expect((await auth.signUp({ phone, password: PASSWORD })).error).toMatchObject({
      status: 400,
      code: 'phone_provider_disabled',
      message: 'Phone signups are disabled',
    })
    expect((await auth.signInWithPassword({ phone, password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'phone_provider_disabled',
      message: 'Phone logins are disabled',
    })
  })
})

/** These features need a wallet, an authenticator or another app, so the test sends their requests directly. */
describe('endpoints of features that are switched off', () => {
  it.each([
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
    ['POST', '/passkeys/authentication/options', 404, 'passkey_disabled'],
    ['POST', '/passkeys/registration/options', 404, 'passkey_disabled'],
    ['GET', '/passkeys', 404, 'passkey_disabled'],
    ['GET', '/oauth/authorizations/x', 404, 'feature_disabled'],
    ['GET', '/user/oauth/grants', 404, 'feature_disabled'],
  ])('an endpoint of a switched-off feature refuses %s %s', async (method, path, status, code) => {
    const { session } = await signedUp()
    const answer = await raw(`/auth/v1${path}`, {
      method,
      bearer: session.access_token,
      ...(method === 'POST' && { body: {} }),
    })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ error_code: code })
  })
})

describe('a switched-off feature', () => {
  it.each([
    ['GET', '/user/identities/authorize?provider=google'],
    ['DELETE', '/user/identities/x'],
    ['POST', '/passkeys/registration/options'],
    ['GET', '/oauth/authorizations/x'],
    ['GET', '/user/oauth/grants'],
    ['POST', '/factors'],
  ])(
    'only a signed-in person learns that a feature is switched off: %s %s',
    async (method, path) => {
      const nobody = await raw(`/auth/v1${path}`, { method })
      expect(nobody.status).toBe(401)
      expect(nobody.body).toMatchObject({
        error_code: 'no_authorization',
        msg: 'This endpoint requires a valid Bearer token',
      })
      const stranger = await raw(`/auth/v1${path}`, { method, bearer: 'a.b.c' })
      expect(stranger.status).toBe(403)
      expect(stranger.body).toMatchObject({ error_code: 'bad_jwt' })
    },
  )

  it('an endpoint for the secret key alone tells only that key that its feature is switched off', async () => {
    const { oauth, customProviders } = admin().auth.admin
    expect((await oauth.listClients()).error).toMatchObject({
      status: 404,
      code: 'feature_disabled',
      message: 'OAuth server is disabled',
    })
    expect((await customProviders.listProviders()).error).toMatchObject({
      status: 404,
      code: 'feature_disabled',
      message: 'Custom OAuth providers are disabled',
    })
    expect((await anonymous().auth.admin.oauth.listClients()).error).toMatchObject({
      status: 403,
      code: 'not_admin',
    })
  })
})

describe('an account', () => {
  it('an account cannot have a second identity', async () => {
    const { client, user } = await signedUp()
    const linked = await client.auth.linkIdentity({ provider: 'google' })
    expect(linked.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' })
    const [identity] = user.identities ?? []
    if (!identity) throw new Error('no identity')
    const { error } = await client.auth.unlinkIdentity(identity)
    expect(error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    })
  })
})
