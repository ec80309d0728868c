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

/** API keys exist for these two database roles only. */
export type KeyRole = 'anon' | 'service_role'

/** Holds the API keys and the signing keys for access tokens. */
export interface Keyring {
  publishableKey: string
  secretKey: string
  refreshTokens: RefreshTokens
  hashCode: HashCode
  /** These are the public keys that /.well-known/jwks.json lists. */
  jwks: { keys: JWK[] }
  sign(claims: Record<string, unknown>): Promise<string>
  /** Throws TokenError for an invalid token. */
  verify(token: string): Promise<VerifiedToken>
  /** Forgets what is remembered of sessions, for example when an account gets a second factor. */
  forgetSessions: () => void
  /** An unknown key has no role. */
  roleOfApiKey(key: string): Promise<KeyRole | undefined>
}

/** The secrets come from the database or the environment. */
export interface KeyMaterial {
  publishableKey: string
  /** Pages that were open during a rotation still use an earlier publishable key. */
  formerPublishableKeys?: readonly string[] | undefined
  secretKey: string
  /** A private JWK with a kid, or a JSON list of such keys. The first key of a list signs. */
  signingKeys: string
  /** Refresh tokens and mailed codes are hashed with these 32 random bytes (base64url). */
  tokenKey: string
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
    forgetSessions: () => undefined,
    async roleOfApiKey(key) {
      const given = Buffer.from(key)
      if (publishable.some((each) => isSame(given, each))) return 'anon'
      if (isSame(given, secret)) return 'service_role'
      return key.startsWith('sb_') ? undefined : roleOfKeyToken(verifier, key)
    },
  }
}

/**
 * The older form of an API key is a token that names one of the two roles and has no subject. A person's token is refused as a key, because
 * it would outlive the person's session.
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

/** For keys of the right length the comparison takes constant time; the length is no secret. */
export function isSame(given: Buffer, key: Buffer): boolean {
  return given.byteLength === key.byteLength && timingSafeEqual(given, key)
}
