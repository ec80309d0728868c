import { randomBytes, timingSafeEqual } from 'node:crypto'
import {
  SignJWT,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { TokenVerifier, type VerifiedToken } from './verify-token.ts'

/** The server's keys: API keys, the signing key for access tokens, and what verifies them. */
export interface Keyring {
  publishableKey: string
  secretKey: string
  /** Public signing keys, as /.well-known/jwks.json lists them. */
  jwks: { keys: JWK[] }
  /** Signs claims (with their own iat and exp) as an ES256 access token. */
  sign(claims: Record<string, unknown>): Promise<string>
  /** The claims of a valid token; throws TokenError otherwise. */
  verify(token: string): Promise<VerifiedToken>
  /** The role an API key stands for, or undefined if it is none of ours. */
  roleOfApiKey(key: string): 'anon' | 'service_role' | undefined
}

/** The secrets a keyring is made of, as the database or the environment keeps them. */
export interface KeyMaterial {
  publishableKey: string
  secretKey: string
  /** A private ES256 JWK with a kid. */
  signingKey: string
  /** An HS256 secret whose tokens are accepted too (moving from or to another Supabase). */
  sharedSecret?: string | undefined
}

export async function createKeyMaterial(): Promise<KeyMaterial> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    signingKey: JSON.stringify({ ...jwk, kid, alg: 'ES256', use: 'sig' }),
  }
}

export async function createKeyring(material: KeyMaterial): Promise<Keyring> {
  const jwk = JSON.parse(material.signingKey) as JWK & { kid: string }
  const signingKey = await importJWK(jwk, 'ES256')
  const publicJwk = publicPart(jwk)
  const verifier = new TokenVerifier({
    publicKeys: new Map([[jwk.kid, await importJWK(publicJwk, 'ES256')]]),
    sharedSecret: material.sharedSecret,
  })
  const publishable = Buffer.from(material.publishableKey)
  const secret = Buffer.from(material.secretKey)
  return {
    publishableKey: material.publishableKey,
    secretKey: material.secretKey,
    jwks: { keys: [publicJwk] },
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: jwk.kid })
        .sign(signingKey),
    verify: (token) => verifier.verify(token),
    roleOfApiKey(key) {
      const given = Buffer.from(key)
      if (isSame(given, publishable)) return 'anon'
      if (isSame(given, secret)) return 'service_role'
      return undefined
    },
  }
}

function publicPart({ kty, crv, x, y, kid }: JWK): JWK {
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] } as JWK
}

/** In constant time for keys of the right length; the length is no secret. */
function isSame(given: Buffer, key: Buffer): boolean {
  return given.byteLength === key.byteLength && timingSafeEqual(given, key)
}
