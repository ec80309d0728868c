import { hkdfSync } from 'node:crypto'

/** What SECRETS_KEY is used for besides encrypting: each purpose gets bytes of its own, of which none tells the key or another's. */
type Purpose = 'name of the key' | 'password of authenticator' | 'backup archives'

/** Tells one key from another and says nothing about either. */
export function nameOfKey(secretsKey: string): string {
  return deriveFromKey(secretsKey, 'name of the key').toString('hex').slice(0, 16)
}

export function deriveFromKey(secretsKey: string, purpose: Purpose): Buffer {
  const key = Buffer.from(secretsKey.trim(), 'base64')
  return Buffer.from(hkdfSync('sha256', key, '', `predio: ${purpose}`, 32))
}
