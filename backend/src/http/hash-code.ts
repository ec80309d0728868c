import { HASHED, hmacWith } from './refresh-tokens.ts'

/**
 * The database stores mailed codes as HMACs. Only a million codes exist, so somebody with a copy of the database could reverse plain hashes
 * in seconds.
 */
export type HashCode = (email: string, code: string) => string

const PURPOSE = 'code:'

export function hashCodeWith(key: string): HashCode {
  const hmac = hmacWith(key)
  return (email, code) => `${HASHED}${hmac(`${PURPOSE}${email} ${code}`).toString('hex')}`
}
