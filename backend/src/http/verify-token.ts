import { compactVerify, decodeProtectedHeader, errors, type CryptoKey, type KeyObject } from 'jose'
import { BoundedMap } from './bounded-map.ts'
import { withoutSecondFactor } from './second-factor-claim.ts'

export interface VerifiedToken {
  claims: Record<string, unknown>
  /** The claims are serialized once for each token. */
  json: string
  /** JWT_SECRET, which the operator shares with other services, signed this token. */
  isShared: boolean
  /** Returns the claims for a statement that is sent at this moment. Without this function, `json` is used. */
  currentJson?: () => string
}

export type TokenProblem =
  | 'malformed'
  | 'no-key'
  | 'signature'
  | 'expired'
  | 'not-yet-valid'
  | 'future'
  | 'session-ended'
  | 'no-session'

export class TokenError extends Error {
  override name = 'TokenError'
  readonly problem: TokenProblem

  constructor(problem: TokenProblem) {
    super(`token refused: ${problem}`)
    this.problem = problem
  }
}

interface PublicKey {
  alg: string
  key: CryptoKey | KeyObject | Uint8Array
}

interface VerifierKeys {
  publicKeys: ReadonlyMap<string, PublicKey>
  sharedSecret: string | undefined
}

const CLOCK_SKEW_SECONDS = 30
const MAX_REMEMBERED = 2_000

/**
 * A verified token is cached until it expires, because a page sends the same token often, and an ES256 check costs more than most
 * statements.
 */
export class TokenVerifier {
  readonly #keys: VerifierKeys
  readonly #sharedSecret: Uint8Array | undefined
  readonly #remembered = new BoundedMap<string, VerifiedToken>(MAX_REMEMBERED)

  constructor(keys: VerifierKeys) {
    this.#keys = keys
    this.#sharedSecret = keys.sharedSecret ? new TextEncoder().encode(keys.sharedSecret) : undefined
  }

  async verify(token: string): Promise<VerifiedToken> {
    const known = this.#remembered.get(token)
    const verified = known ?? (await this.#checkSignature(token))
    checkTimes(verified.claims)
    if (!known) this.#remembered.set(token, verified)
    return verified
  }

  async #checkSignature(token: string): Promise<VerifiedToken> {
    const key = this.#keyFor(token)
    try {
      const { payload } = await compactVerify(token, key)
      const json = new TextDecoder().decode(payload)
      const claims: unknown = JSON.parse(json)
      if (typeof claims !== 'object' || claims === null || Array.isArray(claims))
        throw new TokenError('malformed')
      const isShared = key === this.#sharedSecret
      return {
        ...withoutSecondFactor({ claims: claims as Record<string, unknown>, json }),
        isShared,
      }
    } catch (error) {
      if (error instanceof TokenError) throw error
      if (error instanceof errors.JWSSignatureVerificationFailed) throw new TokenError('signature')
      throw new TokenError('malformed')
    }
  }

  /** The key must fit the header's algorithm: a public key is never used as an HMAC secret. */
  #keyFor(token: string): CryptoKey | KeyObject | Uint8Array {
    if (token.split('.').length !== 3) throw new TokenError('malformed')
    let header: ReturnType<typeof decodeProtectedHeader>
    try {
      header = decodeProtectedHeader(token)
    } catch {
      throw new TokenError('malformed')
    }
    if (header.alg === 'HS256' && this.#sharedSecret) return this.#sharedSecret
    const known = header.kid === undefined ? undefined : this.#keys.publicKeys.get(header.kid)
    if (!known || known.alg !== header.alg) throw new TokenError('no-key')
    return known.key
  }
}

function checkTimes({ exp, nbf, iat }: Record<string, unknown>): void {
  const now = Math.floor(Date.now() / 1000)
  for (const time of [exp, nbf, iat]) {
    if (time !== undefined && typeof time !== 'number') throw new TokenError('malformed')
  }
  if (typeof exp === 'number' && exp < now - CLOCK_SKEW_SECONDS) throw new TokenError('expired')
  if (typeof nbf === 'number' && nbf > now + CLOCK_SKEW_SECONDS)
    throw new TokenError('not-yet-valid')
  if (typeof iat === 'number' && iat > now + CLOCK_SKEW_SECONDS) throw new TokenError('future')
}
