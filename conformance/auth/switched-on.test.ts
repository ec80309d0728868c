import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { privateJwk } from '../../test-support/private-jwk.ts'
import { startServer, type RunningServer } from '../../test-support/server.ts'
import { connectTo, PASSWORD, randomEmail } from '../support/clients.ts'
import { mailTo, mailsTo } from '../support/outbox.ts'
import { claimsOf, headerOf } from '../support/tokens.ts'

/** These settings are independent, so one server enables all that other servers disable. */
let server: RunningServer
const keys = [
  privateJwk('rsa', 'nueva'),
  privateJwk('ec', 'anterior'),
  privateJwk('ed25519', 'otra'),
]
beforeAll(async () => {
  server = await startServer({
    env: {
      JWT_SIGNING_KEYS: JSON.stringify(keys),
      REQUIRE_APIKEY: 'off',
      ANONYMOUS_SIGN_INS: 'on',
      SECURE_EMAIL_CHANGE: 'off',
      // The server must count mails as delivered; the suite reads them from the outbox.
      OUTBOX_DELIVERED: 'on',
    },
  })
})
afterAll(() => server.stop())

const visitor = (key = server.publishableKey) => connectTo(server.url, key)

async function tokenOf({ auth }: SupabaseClient): Promise<string> {
  return (await auth.getSession()).data.session?.access_token ?? ''
}

async function signedUp(): Promise<{ client: SupabaseClient; email: string }> {
  const client = visitor()
  const email = randomEmail()
  const { error } = await client.auth.signUp({ email, password: PASSWORD })
  if (error) throw error
  return { client, email }
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers })

describe('several signing keys', () => {
  it('publishes all signing keys, and signs with the first', async () => {
    const list = (await (await get('/auth/v1/.well-known/jwks.json')).json()) as {
      keys: Record<string, unknown>[]
    }
    expect(list.keys.map(({ kid, kty, alg, use }) => [kid, kty, alg, use])).toEqual([
      ['nueva', 'RSA', 'RS256', 'sig'],
      ['anterior', 'EC', 'ES256', 'sig'],
      ['otra', 'OKP', 'EdDSA', 'sig'],
    ])
    expect(list.keys.every((key) => !('d' in key) && !('p' in key))).toBe(true)
    const { client } = await signedUp()
    expect(headerOf(await tokenOf(client))).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'nueva' })
  })

  it('getClaims verifies RS256 tokens in the client', async () => {
    const { client } = await signedUp()
    const { data, error } = await client.auth.getClaims()
    expect(error).toBeNull()
    expect(data?.header.alg).toBe('RS256')
    expect(data?.claims).toEqual(claimsOf(await tokenOf(client)))
  })
})

describe('a request without an API key, where none is required', () => {
  it('a request without an API key, where none is required, has the role anon', async () => {
    const { status } = await get('/rest/v1/profiles?select=id')
    expect(status).toBe(401)
    const plans = await get('/rest/v1/subscription_plans?select=name&limit=1')
    expect(plans.status).toBe(200)
    expect((await get('/auth/v1/settings')).status).toBe(200)
    expect(await (await get('/storage/v1/bucket')).json()).toEqual([])
  })

  it('a request without an API key has the role of its bearer token', async () => {
    const { client } = await signedUp()
    const authorization = `Bearer ${await tokenOf(client)}`
    const profiles = await get('/rest/v1/profiles?select=id', { authorization })
    expect(await profiles.json()).toHaveLength(1)
    expect((await get('/auth/v1/admin/users', { authorization })).status).toBe(403)
  })

  it('a request without an API key may do nothing that needs the secret key', async () => {
    expect((await get('/auth/v1/admin/users')).status).toBe(401)
  })

  it.each(['sb_secret_invented', 'sb_publishable_invented', 'abc'])(
    'refuses a wrong API key even where no key is required: %s',
    async (apikey) => {
      const answer = await get('/rest/v1/subscription_plans', { apikey })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ message: 'Invalid API key' })
    },
  )

  it('a request without an API key opens a realtime socket where no key is required', async () => {
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`,
    )
    const opened = new Promise((resolve, reject) => {
      socket.once('open', () => resolve('opened'))
      socket.once('error', reject)
    })
    expect(await opened).toBe('opened')
    socket.terminate()
  })
})

describe('ACC-57 signInAnonymously', () => {
  it('an anonymous sign-in opens a session of a user without an address', async () => {
    const { data, error } = await visitor().auth.signInAnonymously({
      options: { data: { full_name: 'Ana' } },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      is_anonymous: true,
      role: 'authenticated',
      email: '',
      phone: '',
      identities: [],
      app_metadata: {},
      user_metadata: { full_name: 'Ana' },
    })
    expect(data.user).not.toHaveProperty('email_confirmed_at')
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({
      is_anonymous: true,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'anonymous' }],
    })
  })

  it('an anonymous user has a person’s rights and a profile, but no trial', async () => {
    const client = visitor()
    await client.auth.signInAnonymously()
    expect((await client.from('profiles').select('id')).data).toHaveLength(1)
    const { data } = await client.from('subscriptions').select('status').single()
    expect(data).toEqual({ status: 'expired' })
    expect((await client.auth.refreshSession()).data.user?.is_anonymous).toBe(true)
  })

  it('the settings report that anonymous sign-in is on', async () => {
    const settings = await (await get('/auth/v1/settings')).json()
    expect(settings).toMatchObject({ external: { anonymous_users: true } })
  })

  it('an anonymous user becomes an account with the first address', async () => {
    const client = visitor()
    const { data: before } = await client.auth.signInAnonymously()
    const email = randomEmail()
    const { data, error } = await client.auth.updateUser({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id: before.user?.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email, email_verified: false } }],
    })
    const { data: session } = await client.auth.refreshSession()
    expect(claimsOf(session.session?.access_token ?? '')).toMatchObject({
      is_anonymous: false,
      email,
    })
    expect((await client.from('subscriptions').select('status').single()).data).toEqual({
      status: 'trial',
    })
    const again = await visitor().auth.signInWithPassword({ email, password: PASSWORD })
    expect(again.data.user?.id).toBe(before.user?.id)
  })

  it('refuses an anonymous user an address that is taken, and the user stays anonymous', async () => {
    const { email } = await signedUp()
    const client = visitor()
    await client.auth.signInAnonymously()
    expect((await client.auth.updateUser({ email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    })
    expect((await client.auth.getUser()).data.user?.is_anonymous).toBe(true)
  })

  it('an anonymous user gets no password without an address, no nonce and no second factor', async () => {
    const client = visitor()
    await client.auth.signInAnonymously()
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'Updating password of an anonymous user without an email or phone is not allowed',
    })
    expect((await client.auth.reauthenticate()).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Reauthentication requires the user to have an email or a phone number',
    })
    const refusal = {
      status: 403,
      code: 'no_authorization',
      message: 'Anonymous user not allowed to perform these actions',
    }
    const { mfa } = client.auth
    const factorId = randomUUID()
    expect((await mfa.enroll({ factorType: 'totp' })).error).toMatchObject(refusal)
    expect((await mfa.challenge({ factorId })).error).toMatchObject(refusal)
    expect((await mfa.unenroll({ factorId })).error).toMatchObject(refusal)
  })

  it('the secret key can turn an anonymous user into an account too', async () => {
    const client = visitor()
    const { data } = await client.auth.signInAnonymously()
    const email = randomEmail()
    const { admin } = visitor(server.secretKey).auth
    const updated = await admin.updateUserById(data.user?.id ?? '', { email, email_confirm: true })
    expect(updated.data.user).toMatchObject({ email, is_anonymous: false })
    expect(updated.data.user?.identities).toHaveLength(1)
  })
})

describe('ACC-58 an e-mail change that the new address alone confirms', () => {
  it('where the new address alone confirms an e-mail change, one link suffices', async () => {
    const { client, email } = await signedUp()
    const next = randomEmail()
    const { error } = await client.auth.updateUser({ email: next, current_password: PASSWORD })
    expect(error).toBeNull()
    const mail = await mailTo(next, 1, server.dataDir)
    expect(mailsTo(email, server.dataDir).filter(({ type }) => type === 'email_change')).toEqual([])
    const { data } = await visitor().auth.verifyOtp({
      token_hash: mail.tokenHash,
      type: 'email_change',
    })
    expect(data.user).toMatchObject({ email: next })
    expect(data.user?.new_email).toBeUndefined()
    expect(data.session).not.toBeNull()
  })
})
