/**
 * SHA-256 in hexadecimal, as `token_hash` stores it. Any input is hashed and looked up, so
 * that a malformed token is handled exactly like an unknown one.
 */
export async function hashToken(token: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(typeof token === 'string' ? token : '')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
