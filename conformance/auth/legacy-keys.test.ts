import { describe, expect, it } from 'vitest'
import { subscribe } from '../../test-support/subscribe.ts'
import { connectTo, PASSWORD, randomEmail, signedUp } from '../support/clients.ts'
import { publishableKey, url } from '../support/context.ts'
import { auth, rest, storage } from '../support/http.ts'
import { nowInSeconds, sign } from '../support/tokens.ts'

/** Projects older than `sb_publishable_…` have API keys that are tokens of the shared secret, valid for ten years. */
const legacyKey = (role: string, claims: Record<string, unknown> = {}) =>
  sign({
    iss: 'supabase',
    ref: 'abcdefghijklmnopqrst',
    role,
    iat: nowInSeconds() - 60,
    exp: nowInSeconds() + 315_360_000,
    ...claims,
  })

const clientWith = (key: string) => connectTo(url, key)

describe('an older API key', () => {
  it.each(['anon', 'service_role'])(
    'an older API key for the role %s gives requests that role',
    async (role) => {
      const { data, error } = await clientWith(legacyKey(role)).rpc('fx_context')
      expect(error).toBeNull()
      expect(data).toMatchObject({ role, uid: null })
    },
  )

  it('an older API key signs people up and in, and their token takes precedence over the key', async () => {
    const client = clientWith(legacyKey('anon'))
    const email = randomEmail()
    const { data, error } = await client.auth.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect((await client.rpc('fx_context')).data).toMatchObject({
      role: 'authenticated',
      uid: data.user?.id,
    })
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('an older API key opens the admin endpoints and the buckets with service_role only', async () => {
    const service = clientWith(legacyKey('service_role'))
    expect((await service.auth.admin.listUsers({ perPage: 1 })).error).toBeNull()
    expect((await service.storage.listBuckets()).data?.length).toBeGreaterThan(0)
    const anon = clientWith(legacyKey('anon'))
    expect((await anon.auth.admin.listUsers({ perPage: 1 })).error).toMatchObject({
      status: 403,
      code: 'not_admin',
      message: 'User not allowed',
    })
    expect((await anon.storage.listBuckets()).data).toEqual([])
  })

  it('an older API key opens a realtime socket', async () => {
    const client = clientWith(legacyKey('anon'))
    await expect(subscribe(client.channel('llaves'))).resolves.toBeDefined()
    await client.removeAllChannels()
  })

  it('refuses /user with an older API key as the bearer, because a key is no person', async () => {
    const key = legacyKey('anon')
    const { status, body } = await auth('/user', { key, bearer: key })
    expect(status).toBe(403)
    expect(body).toMatchObject({
      error_code: 'bad_jwt',
      msg: 'invalid claim: missing sub claim',
    })
  })

  it.each([
    ['has expired', legacyKey('service_role', { exp: nowInSeconds() - 3600 })],
    ['names a role of the database', legacyKey('postgres')],
    ['names the role of people', legacyKey('authenticated')],
    ['names no role', sign({ iss: 'supabase', exp: nowInSeconds() + 3600 })],
    ['belongs to a person', legacyKey('service_role', { sub: crypto.randomUUID() })],
    ['was signed with another secret', sign({ role: 'service_role' }, 'otro-secreto')],
    ['has no signature', `${encoded({ alg: 'none' })}.${encoded({ role: 'service_role' })}.`],
  ])('refuses an older API key that %s', async (_what, key) => {
    const { status, body } = await rest('/rpc/fx_context', { key })
    expect(status).toBe(401)
    expect(body).toEqual({
      message: 'Invalid API key',
      hint: 'Double check your Supabase `anon` or `service_role` API key.',
    })
    expect((await auth('/settings', { key })).status).toBe(401)
    const buckets = await storage('/bucket', { key })
    expect(buckets.body).toMatchObject({ statusCode: '403', error: 'Unauthorized' })
  })

  it('refuses a session’s access token as an API key', async () => {
    const { session } = await signedUp()
    expect((await rest('/rpc/fx_context', { key: session.access_token })).status).toBe(401)
  })

  it('refuses an older key of a database role as a bearer token', async () => {
    const bearer = legacyKey('postgres')
    const { status, body } = await rest('/rpc/fx_context', { key: publishableKey, bearer })
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: '42501',
      message: 'permission denied to set role "postgres"',
    })
  })
})

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
