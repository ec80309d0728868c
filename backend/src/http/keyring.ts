import { randomBytes, timingSafeEqual } from 'node:crypto'
import {
  SignJWT,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { hashCodeWith, type HashCode } from './hash-code.ts'
import { refreshTokensOf, type RefreshTokens } from './refresh-tokens.ts'
import { readSigningKeys } from '../settings/signing-keys.ts'
import { TokenError, TokenVerifier, type VerifiedToken } from './verify-token.ts'

/** What an API key stands for; no other role of the database can be had by one. */
export type KeyRole = 'anon' | 'service_role'

/** The server's keys: API keys, the signing keys for access tokens, and what verifies them. */
export interface Keyring {
  publishableKey: string
  secretKey: string
  refreshTokens: RefreshTokens
  hashCode: HashCode
  /** Public signing keys, as /.well-known/jwks.json lists them. */
  jwks: { keys: JWK[] }
  /** Signs claims (with their own iat and exp) as an access token, with the first of the signing keys. */
  sign(claims: Record<string, unknown>): Promise<string>
  /** The claims of a valid token; throws TokenError otherwise. */
  verify(token: string): Promise<VerifiedToken>
  /** The role an API key stands for, or undefined if it is none of ours. */
  roleOfApiKey(key: string): Promise<KeyRole | undefined>
}

/** The secrets a keyring is made of, as the database or the environment keeps them. */
export interface KeyMaterial {
  publishableKey: string
  /** Earlier publishable keys that are accepted too: a page that is open has read one of them. */
  formerPublishableKeys?: readonly string[] | undefined
  secretKey: string
  /** A private JWK with a kid, or a JSON list of which the first signs. */
  signingKeys: string
  /** 32 random bytes in base64url that refresh tokens and mailed codes are hashed with. */
  tokenKey: string
  /** An HS256 secret whose tokens are accepted too (moving from or to another Supabase). */
  sharedSecret?: string | undefined
}

export async function createKeyMaterial(): Promise<KeyMaterial> {
  return {
    publishableKey: createApiKey('publishable'),
    secretKey: createApiKey('secret'),
    signingKeys: JSON.stringify(await createSigningKey()),
    tokenKey: randomBytes(32).toString('base64url'),
  }
}

export function createApiKey(kind: 'publishable' | 'secret'): string {
  return `sb_${kind}_${randomBytes(24).toString('base64url')}`
}

export async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' }
}

export async function createKeyring(material: KeyMaterial): Promise<Keyring> {
  const keys = readSigningKeys(material.signingKeys)
  const { kid, alg, privateJwk } = keys[0]!
  const signingKey = await importJWK(privateJwk!, alg)
  const verifier = new TokenVerifier({
    publicKeys: new Map(
      await Promise.all(
        keys.map(async (each) => {
          const key = await importJWK(each.publicJwk, each.alg)
          return [each.kid, { alg: each.alg, key }] as const
        }),
      ),
    ),
    sharedSecret: material.sharedSecret,
  })
  const publishable = [material.publishableKey, ...(material.formerPublishableKeys ?? [])].map(
    (key) => Buffer.from(key),
  )
  const secret = Buffer.from(material.secretKey)
  return {
    publishableKey: material.publishableKey,
    secretKey: material.secretKey,
    refreshTokens: refreshTokensOf(material.tokenKey),
    hashCode: hashCodeWith(material.tokenKey),
    jwks: { keys: keys.map(({ publicJwk }) => publicJwk) },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT', kid }).sign(signingKey),
    verify: (token) => verifier.verify(token),
    async roleOfApiKey(key) {
      const given = Buffer.from(key)
      if (publishable.some((each) => isSame(given, each))) return 'anon'
      if (isSame(given, secret)) return 'service_role'
      return key.startsWith('sb_') ? undefined : roleOfKeyToken(verifier, key)
    },
  }
}

/**
 * The older form of an API key is a token that names one of the two roles and belongs to nobody. A person's token is no key: it
 * would outlive their session here.
 */
async function roleOfKeyToken(
  verifier: TokenVerifier,
  token: string,
): Promise<KeyRole | undefined> {
  try {
    const { role, sub, session_id: sessionId } = (await verifier.verify(token)).claims
    if (sub !== undefined || sessionId !== undefined) return undefined
    return role === 'anon' || role === 'service_role' ? role : undefined
  } catch (error) {
    if (error instanceof TokenError) return undefined
    throw error
  }
}

/** In constant time for keys of the right length; the length is no secret. */
export function isSame(given: Buffer, key: Buffer): boolean {
  return given.byteLength === key.byteLength && timingSafeEqual(given, key)
}
