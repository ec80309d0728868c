import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createKeyMaterial, createKeyring, type Keyring } from './keyring.ts'

const SECRET = 'un-secreto-compartido-de-treinta-y-dos-o-mas'
const now = () => Math.floor(Date.now() / 1000)
let keyring: Keyring
let stranger: Keyring

beforeAll(async () => {
  keyring = await createKeyring({ ...(await createKeyMaterial()), sharedSecret: SECRET })
  stranger = await createKeyring(await createKeyMaterial())
})
afterEach(() => void vi.useRealTimers())

describe('access tokens', () => {
  it('a verified access token has the claims that were signed', async () => {
    const claims = { sub: 'ana', role: 'authenticated', exp: now() + 60 }
    const verified = await keyring.verify(await keyring.sign(claims))
    expect(verified.claims).toEqual(claims)
    expect(JSON.parse(verified.json)).toEqual(claims)
  })

  it('an access token names its key, which the public list holds without its private part', async () => {
    const [header] = (await keyring.sign({})).split('.')
    const { alg, kid } = JSON.parse(Buffer.from(header!, 'base64url').toString()) as Record<
      string,
      string
    >
    expect(alg).toBe('ES256')
    expect(keyring.jwks.keys).toEqual([
      expect.objectContaining({ kid, alg: 'ES256', crv: 'P-256' }),
    ])
    expect(keyring.jwks.keys[0]).not.toHaveProperty('d')
  })

  it('an access token expires, also when it was verified before', async () => {
    vi.useFakeTimers({ now: Date.now() })
    const token = await keyring.sign({ exp: now() + 60 })
    await keyring.verify(token)
    vi.setSystemTime(Date.now() + 120_000)
    await expect(keyring.verify(token)).rejects.toMatchObject({ problem: 'expired' })
  })

  it.each([
    ['of another key', async () => stranger.sign({ sub: 'ana' }), 'no-key'],
    ['without a signature', async () => new UnsecuredJWT({ sub: 'ana' }).encode(), 'no-key'],
    ['that is no token', async () => 'abc', 'malformed'],
    ['with a broken header', async () => '%%%.e30.x', 'malformed'],
    ['from the future', async () => keyring.sign({ iat: now() + 3600 }), 'future'],
    ['not valid yet', async () => keyring.sign({ nbf: now() + 3600 }), 'not-yet-valid'],
    ['whose times are words', async () => keyring.sign({ exp: 'mañana' }), 'malformed'],
    [
      'signed with another secret',
      async () => hs256('otro-secreto-de-treinta-y-dos-caracteres'),
      'signature',
    ],
    [
      'with claims changed afterwards',
      async () => forged(await keyring.sign({ sub: 'ana' })),
      'signature',
    ],
    [
      'signed with the public key as a secret',
      async () => hs256(JSON.stringify(keyring.jwks.keys[0])),
      'signature',
    ],
  ])('refuses access tokens %s', async (_what, make, problem) => {
    await expect(keyring.verify(await make())).rejects.toMatchObject({
      name: 'TokenError',
      problem,
    })
  })

  it('accepts access tokens of the shared secret where the configuration has a shared secret', async () => {
    expect((await keyring.verify(await hs256(SECRET))).claims).toEqual({ role: 'anon' })
    await expect(stranger.verify(await hs256(SECRET))).rejects.toMatchObject({ problem: 'no-key' })
  })
})

describe('API keys', () => {
  it('each API key belongs to a role', async () => {
    expect(await keyring.roleOfApiKey(keyring.publishableKey)).toBe('anon')
    expect(await keyring.roleOfApiKey(keyring.secretKey)).toBe('service_role')
    expect(await keyring.roleOfApiKey(stranger.secretKey)).toBeUndefined()
  })

  it.each(['anon', 'service_role'])('an API key may be a token of the role %s', async (role) => {
    expect(await keyring.roleOfApiKey(await hs256(SECRET, { role }))).toBe(role)
    expect(await keyring.roleOfApiKey(await keyring.sign({ role }))).toBe(role)
  })

  it.each([
    ['of another role', async () => hs256(SECRET, { role: 'postgres' })],
    ['of a person’s role', async () => hs256(SECRET, { role: 'authenticated' })],
    ['without a role', async () => keyring.sign({ url: 'documents/a.pdf', exp: now() + 60 })],
    ['of a person', async () => keyring.sign({ role: 'service_role', sub: 'ana' })],
    ['of a session', async () => keyring.sign({ role: 'anon', session_id: 'x' })],
    ['that has expired', async () => hs256(SECRET, { role: 'anon', exp: now() - 3600 })],
    ['of another secret', async () => hs256('otro-secreto-de-treinta-y-dos-caracteres')],
    ['of another signing key', async () => stranger.sign({ role: 'service_role' })],
    ['without a signature', async () => new UnsecuredJWT({ role: 'service_role' }).encode()],
    [
      'signed with the public key as a secret',
      async () => hs256(JSON.stringify(keyring.jwks.keys[0]), { role: 'service_role' }),
    ],
  ])('an API key may not be a token %s', async (_what, make) => {
    expect(await keyring.roleOfApiKey(await make())).toBeUndefined()
  })
})

function hs256(secret: string, claims: JWTPayload = { role: 'anon' }): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret))
}

function forged(token: string): string {
  const [header, , signature] = token.split('.')
  return [header, Buffer.from('{"sub":"otra"}').toString('base64url'), signature].join('.')
}
