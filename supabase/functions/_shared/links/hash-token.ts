/** Ours are 43 characters of base64url. */
const TOKEN = /^[\w-]{20,128}$/
/** No row has it: a malformed token is looked up and not found, exactly like an unknown one. */
const NO_HASH = 'malformed'

/** SHA-256 in hexadecimal, as `token_hash` stores it, of what has a token's shape. */
export async function hashToken(token: unknown): Promise<string> {
  if (typeof token !== 'string' || !TOKEN.test(token)) return NO_HASH
  const bytes = new TextEncoder().encode(token)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
