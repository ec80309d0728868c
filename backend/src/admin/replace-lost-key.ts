import { loadSecretsKey } from '../database/load-secrets-key.ts'
import { isKeyOfOthers, putInCharge } from '../database/secrets.ts'
import { createCipher } from '../functions/secrets/create-cipher.ts'
import { AdminError } from './errors.ts'
import { messages } from './messages.ts'
import { doesServerRun, type Admin } from './open-admin.ts'

/** Refuses where no key was lost, before anybody is asked to confirm. */
export async function refuseUnlessKeyLost(admin: Admin): Promise<void> {
  const { config, database } = admin
  if (config.databaseUrl !== undefined && config.secretsKey === undefined) {
    throw new AdminError(messages.secretsKeyMissing)
  }
  if (await doesServerRun(admin)) throw new AdminError(messages.serverRuns)
  const seal = await createCipher(loadSecretsKey(config))
  if (!(await database.asOwner((tx) => isKeyOfOthers(tx, seal)))) {
    throw new AdminError(messages.keyNotLost)
  }
}

/**
 * The operator's word that the present key takes the place of a lost one: the next start makes new server keys under it. Those of the former
 * key stay, so that it can be put in charge again.
 */
export async function replaceLostKey({ config, database }: Admin): Promise<void> {
  const seal = await createCipher(loadSecretsKey(config))
  await database.asOwner((tx) => putInCharge(tx, seal))
}
