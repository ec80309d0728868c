import { z } from 'zod'

/**
 * Our tokens are 43 characters of base64url. A malformed token is replaced by a word that no token equals, so that it gets the same answer
 * as an unknown one.
 */
export const linkToken = z
  .string()
  .regex(/^[\w-]{20,128}$/)
  .catch('malformed')

/** `token_hash` contains the SHA-256 of the token in hexadecimal. */
export async function hashToken(token: string): Promise<string> {
  const bytes = new TextEncoder().encode(token)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
