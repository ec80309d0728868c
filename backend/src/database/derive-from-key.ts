import { hkdfSync } from 'node:crypto'

type Purpose = 'name of the key' | 'password of authenticator' | 'backup archives'

/** The name identifies a key without revealing anything of it. */
export function nameOfKey(secretsKey: string): string {
  return deriveFromKey(secretsKey, 'name of the key').toString('hex').slice(0, 16)
}

export function deriveFromKey(secretsKey: string, purpose: Purpose): Buffer {
  const key = Buffer.from(secretsKey.trim(), 'base64')
  return Buffer.from(hkdfSync('sha256', key, '', `predio: ${purpose}`, 32))
}
