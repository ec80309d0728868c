import { z } from 'zod'

/**
 * What a link is opened by; ours are 43 characters of base64url. A malformed token is looked up and not found, exactly like an unknown one:
 * none of ours is this word.
 */
export const linkToken = z
  .string()
  .regex(/^[\w-]{20,128}$/)
  .catch('malformed')

/** SHA-256 in hexadecimal, as `token_hash` stores it. */
export async function hashToken(token: string): Promise<string> {
  const bytes = new TextEncoder().encode(token)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
