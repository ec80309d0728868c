import { createHmac, randomBytes } from 'node:crypto'

/** The database stores only hashes, so a copy of the database cannot be used to refresh a session. */
export interface RefreshTokens {
  create(): string
  hash(token: string): string
  /**
   * The next token is derived from the current one and the server's key, so that a lost answer can be repeated although only the token's
   * hash is stored.
   */
  childOf(token: string): string
  /** PostgreSQL has only sha256, so it computes HMAC-SHA256 with these two paddings. */
  paddings: { inner: Buffer; outer: Buffer }
}

const TOKEN_BYTES = 16
/** No token begins with this text, so a hash from a copy of the database cannot be used as a token. */
export const HASHED = 'hmac:'
export const HASH_PURPOSE = 'stored:'
const BLOCK_BYTES = 64

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
