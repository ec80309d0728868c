/**
 * SHA-256 in hexadecimal, as `document_shares.token_hash` keeps it. Whatever was sent is hashed and
 * looked up, so a malformed token costs and tells no more than an unknown one.
 */
export async function hashToken(token: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(typeof token === 'string' ? token : '')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
