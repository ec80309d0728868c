import { loadSecretsKey } from '../database/load-secrets-key.ts'
import { isOtherKeyInCharge, recordKeyInCharge } from '../database/secrets.ts'
import { createCipher } from '../functions/secrets/create-cipher.ts'
import { AdminError } from './errors.ts'
import { messages } from './messages.ts'
import { doesServerRun, type Admin } from './open-admin.ts'

/** This runs before the operator is asked to confirm. */
export async function refuseUnlessKeyLost(admin: Admin): Promise<void> {
  const { config, database } = admin
  if (config.databaseUrl !== undefined && config.secretsKey === undefined) {
    throw new AdminError(messages.secretsKeyMissing)
  }
  if (await doesServerRun(admin)) throw new AdminError(messages.serverRuns)
  const seal = await createCipher(loadSecretsKey(config))
  if (!(await database.asOwner((tx) => isOtherKeyInCharge(tx, seal)))) {
    throw new AdminError(messages.keyNotLost)
  }
}

/**
 * The present key replaces a lost one: the next start makes new server keys. The keys that the lost one encrypts stay, in case the lost key
 * is found again.
 */
export async function replaceLostKey({ config, database }: Admin): Promise<void> {
  const seal = await createCipher(loadSecretsKey(config))
  await database.asOwner((tx) => recordKeyInCharge(tx, seal))
}
