import { HASHED, hmacWith } from './refresh-tokens.ts'

/**
 * The form in which the database stores a mailed code. There are only a million codes: without the server's key a copy of the database
 * would give each away in seconds.
 */
export type HashCode = (email: string, code: string) => string

const PURPOSE = 'code:'

/** `key` is 32 random bytes in base64url. */
export function hashCodeWith(key: string): HashCode {
  const hmac = hmacWith(key)
  return (email, code) => `${HASHED}${hmac(`${PURPOSE}${email} ${code}`).toString('hex')}`
}
