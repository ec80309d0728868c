import { existsSync, readFileSync } from 'node:fs'
import { findSecretsKey } from '../database/load-secrets-key.ts'
import { isOtherKeyInCharge, readSecrets, replaceSecret } from '../database/secrets.ts'
import { createCipher } from '../functions/secrets/create-cipher.ts'
import { AdminError } from './errors.ts'
import { messages } from './messages.ts'
import type { Admin } from './open-admin.ts'

const CONFIRMED = 'confirmed_key_copy'

type KeyState = 'missing' | 'other' | 'unconfirmed' | 'confirmed'

export async function stateOfKey({ config, database }: Admin): Promise<KeyState> {
  const key = findSecretsKey(config)
  if (key === undefined) return 'missing'
  const seal = await createCipher(key)
  return database.asOwner(async (tx) => {
    if (await isOtherKeyInCharge(tx, seal)) return 'other'
    const { [CONFIRMED]: confirmed } = await readSecrets(tx, [CONFIRMED])
    return confirmed === seal.id ? 'confirmed' : 'unconfirmed'
  })
}

/** If the operator names a file, its key is compared with the server's key. A new key has to be confirmed again. */
export async function confirmKeyCopy(
  { config, database }: Admin,
  copy: string | undefined,
): Promise<void> {
  const key = findSecretsKey(config)
  if (key === undefined) throw new AdminError(messages.secretsKeyMissing)
  if (copy !== undefined) {
    if (!existsSync(copy)) throw new AdminError(messages.noKeyCopy(copy))
    if (readFileSync(copy, 'utf8').trim() !== key) throw new AdminError(messages.otherKeyCopy(copy))
  }
  const { id } = await createCipher(key)
  await database.asOwner((tx) => replaceSecret(tx, CONFIRMED, id))
}
