import { randomBytes } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 12

/** Twelve letters of lower-case base32: sixty random bits. */
export function createRefreshToken(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('')
}

/** Tokens that moved here from another server may be longer and use base64url. */
export function looksLikeRefreshToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{12,255}$/.test(token)
}
