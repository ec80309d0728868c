import {
  decryptSecret,
  encryptSecret,
  importSecretsKey,
  type SecretsKey,
} from '../../../../supabase/functions/_shared/secrets/cipher.ts'

export interface Cipher {
  encrypt(secret: string, binding: string): Promise<string>
  /** Undefined when it was made with another key or for another place. */
  decrypt(stored: string, binding: string): Promise<string | undefined>
}

/** The deployment's key for those who keep secrets outside of the functions. */
export async function createCipher(keyText: string): Promise<Cipher> {
  const key = await readKey(keyText)
  return {
    encrypt: (secret: string, binding: string) => encryptSecret(key, secret, binding),
    decrypt: (stored: string, binding: string) => decryptSecret(key, stored, binding),
  }
}

export async function readKey(text: string): Promise<SecretsKey> {
  const key = await importSecretsKey(text)
  if (!key) throw new Error('the key for secrets is not 32 bytes in base64')
  return key
}
