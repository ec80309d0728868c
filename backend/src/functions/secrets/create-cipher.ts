import {
  decryptSecret,
  encryptSecret,
  importSecretsKey,
  type SecretsKey,
} from '../../../../supabase/functions/_shared/secrets/cipher.ts'
import { nameOfKey } from '../../database/derive-from-key.ts'
import type { Seal } from '../../database/secrets.ts'

export async function createCipher(keyText: string): Promise<Seal> {
  const key = await readKey(keyText)
  return {
    id: nameOfKey(keyText),
    encrypt: (secret: string, binding: string) => encryptSecret(key, secret, binding),
    decrypt: (stored: string, binding: string) => decryptSecret(key, stored, binding),
  }
}

export async function readKey(text: string): Promise<SecretsKey> {
  const key = await importSecretsKey(text)
  if (!key) throw new Error('the key for secrets is not 32 bytes in base64')
  return key
}
