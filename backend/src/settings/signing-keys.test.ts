import { SignJWT, importJWK, type JWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { privateJwk } from '../../../test-support/private-jwk.ts'
import { createKeyMaterial, createKeyring, type Keyring } from '../http/keyring.ts'

const [ec, rsa, ed] = [
  privateJwk('ec', 'ec-1'),
  privateJwk('rsa', 'rsa-1'),
  privateJwk('ed25519', 'ed-1'),
]

async function keyringOf(...keys: object[]): Promise<Keyring> {
  return createKeyring({ ...(await createKeyMaterial()), signingKeys: JSON.stringify(keys) })
}

describe('signing keys', () => {
  it.each([
    ['ES256', ec],
    ['RS256', rsa],
    ['EdDSA', ed],
  ])('%s signs when that key is the first key', async (alg, first) => {
    const keyring = await keyringOf(first, ...[ec, rsa, ed].filter((key) => key !== first))
    const token = await keyring.sign({ sub: 'ana' })
    const [header] = token.split('.')
    expect(JSON.parse(Buffer.from(header!, 'base64url').toString())).toEqual({
      alg,
      typ: 'JWT',
      kid: first['kid'],
    })
    expect((await keyring.verify(token)).claims).toEqual({ sub: 'ana' })
  })

  it('all keys verify, including keys of which only the public part is left', async () => {
    const tokens = await Promise.all(
      [ec, rsa, ed].map(async (key) => (await keyringOf(key)).sign({ sub: key['kid'] })),
    )
    const retired = (await keyringOf(rsa, ed)).jwks.keys
    const keyring = await keyringOf(ec, ...retired)
    for (const token of tokens) await keyring.verify(token)
    expect(keyring.jwks.keys.map(({ kid, alg }) => [kid, alg])).toEqual([
      ['ec-1', 'ES256'],
      ['rsa-1', 'RS256'],
      ['ed-1', 'EdDSA'],
    ])
  })

  it('keys are published without any private part', async () => {
    const { keys } = (await keyringOf(ec, rsa, ed)).jwks
    for (const key of keys) {
      expect(key).toMatchObject({ use: 'sig', key_ops: ['verify'] })
      for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(secret)
    }
  })

  it('keys stop verifying when they are removed from the list', async () => {
    const token = await (await keyringOf(ec)).sign({ sub: 'ana' })
    await expect((await keyringOf(rsa)).verify(token)).rejects.toMatchObject({ problem: 'no-key' })
  })

  it.each([
    ['the name of another key', 'RS256', rsa, 'ec-1'],
    ['another algorithm of the same key', 'PS256', rsa, 'rsa-1'],
    ['no name', 'ES256', ec, undefined],
  ])('refuses a token with %s', async (_what, alg, jwk, kid) => {
    const forged = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg, ...(kid && { kid }) })
      .sign(await importJWK(jwk as JWK, alg))
    const keyring = await keyringOf(ec, rsa)
    await expect(keyring.verify(forged)).rejects.toMatchObject({ problem: 'no-key' })
    expect(await keyring.roleOfApiKey(forged)).toBeUndefined()
  })
})
