import { HASHED, hmacWith } from './refresh-tokens.ts'

/**
 * The database stores mailed codes as HMACs: there are only a million codes, so plain hashes in a stolen copy could be reversed in seconds.
 */
export type HashCode = (email: string, code: string) => string

const PURPOSE = 'code:'

export function hashCodeWith(key: string): HashCode {
  const hmac = hmacWith(key)
  return (email, code) => `${HASHED}${hmac(`${PURPOSE}${email} ${code}`).toString('hex')}`
}
