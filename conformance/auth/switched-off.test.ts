import { describe, expect, it } from 'vitest'
import { anonymous, signedUp } from '../support/clients.ts'
import { raw } from '../support/http.ts'

/** What the client can ask for and Predio does not offer: a clear refusal, never a session. */
describe('ways to sign in that are switched off', () => {
  it('with another provider', async () => {
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

  it('with a company’s own server', async () => {
    const { error } = await anonymous().auth.signInWithSSO({ domain: 'example.com' })
    expect(error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    })
  })

  it('with a provider’s token', async () => {
    const { data, error } = await anonymous().auth.signInWithIdToken({
      provider: 'google',
      token: 'eyJhbGciOiJSUzI1NiJ9.e30.x',
    })
    expect(data.session).toBeNull()
    expect(error?.status).toBe(400)
  })

  it('with a telephone number', async () => {
    const { error } = await anonymous().auth.signInWithOtp({ phone: '+525512345678' })
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  })
})

/** These need a wallet, an authenticator or another app: what they would ask of the server is asked here. */
describe('endpoints of what is switched off', () => {
  it.each([
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
    ['POST', '/passkeys/authentication/options', 404, 'passkey_disabled'],
    ['POST', '/passkeys/registration/options', 404, 'passkey_disabled'],
    ['GET', '/oauth/authorizations/x', 404, 'feature_disabled'],
  ])('%s %s', async (method, path, status, code) => {
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

describe('what an account cannot have', () => {
  it('a second identity', async () => {
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
