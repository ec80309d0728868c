import { createHmac, randomBytes } from 'node:crypto'

/** What turns refresh tokens into what the database keeps of them: a copy of it refreshes no session. */
export interface RefreshTokens {
  create(): string
  /** The form in which the database stores a token. */
  hash(token: string): string
  /**
   * The token that replaces another. It follows from it and the server's key, so that an answer which got lost can be given again although
   * only its hash is stored.
   */
  childOf(token: string): string
  /** The two paddings of the same HMAC-SHA256, for PostgreSQL, which has sha256 alone. */
  paddings: { inner: Buffer; outer: Buffer }
}

const TOKEN_BYTES = 16
/** No token looks like this, so a hash out of a copy of the database is none either. */
export const HASHED = 'hmac:'
export const HASH_PURPOSE = 'stored:'
const BLOCK_BYTES = 64

/** `key` is 32 random bytes in base64url; each use begins its texts with a purpose of its own. */
export function hmacWith(key: string): (text: string) => Buffer {
  const bytes = Buffer.from(key, 'base64url')
  return (text) => createHmac('sha256', bytes).update(text).digest()
}

/** `key` is 32 random bytes in base64url. */
export function refreshTokensOf(key: string): RefreshTokens {
  const bytes = Buffer.from(key, 'base64url')
  const hmac = hmacWith(key)
  const padding = (byte: number) =>
    Buffer.from(Array.from({ length: BLOCK_BYTES }, (_, at) => (bytes[at] ?? 0) ^ byte))
  return {
    create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hash: (token) => `${HASHED}${hmac(`${HASH_PURPOSE}${token}`).toString('hex')}`,
    childOf: (token) => hmac(`child:${token}`).subarray(0, TOKEN_BYTES).toString('base64url'),
    paddings: { inner: padding(0x36), outer: padding(0x5c) },
  }
}
