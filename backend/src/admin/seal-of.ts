import { loadSecretsKey } from '../database/load-secrets-key.ts'
import type { Seal } from '../database/secrets.ts'
import { createCipher } from '../functions/secrets/create-cipher.ts'
import { AdminError } from './errors.ts'
import { messages } from './messages.ts'
import type { Admin } from './open-admin.ts'

export function sealOf({ config }: Pick<Admin, 'config'>): Promise<Seal> {
  if (config.databaseUrl !== undefined && config.secretsKey === undefined) {
    throw new AdminError(messages.secretsKeyMissing)
  }
  return createCipher(loadSecretsKey(config))
}
