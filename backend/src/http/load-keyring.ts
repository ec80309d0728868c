import type { Config } from '../config.ts'
import { keepSecrets, readSecrets } from '../database/secrets.ts'
import type { Database } from '../database/types.ts'
import { createKeyMaterial, createKeyring, type Keyring } from './keyring.ts'

/** The names of the keys in `predio.secrets`. */
export const KEY_NAMES = {
  publishable: 'publishable_key',
  /** A JSON list, there only after a rotation. */
  formerPublishable: 'former_publishable_keys',
  secret: 'secret_key',
  signing: 'signing_key',
} as const

/** Keys from the environment, else those the database keeps, else new ones: there is no default secret. */
export async function loadKeyring(database: Database, given: Config['keys']): Promise<Keyring> {
  const fresh = await createKeyMaterial()
  const { kept, former } = await database.asOwner(async (tx) => ({
    kept: await keepSecrets(tx, {
      [KEY_NAMES.publishable]: fresh.publishableKey,
      [KEY_NAMES.secret]: fresh.secretKey,
      [KEY_NAMES.signing]: fresh.signingKeys,
    }),
    former: await readSecrets(tx, [KEY_NAMES.formerPublishable]),
  }))
  return createKeyring({
    publishableKey: given.publishable ?? kept.publishable_key,
    // Those of the database count only where its present one does.
    formerPublishableKeys: given.publishable ? [] : readKeyList(former.former_publishable_keys),
    secretKey: given.secret ?? kept.secret_key,
    signingKeys: given.signing ?? kept.signing_key,
    sharedSecret: given.shared,
  })
}

export function readKeyList(stored: string | undefined): string[] {
  return stored === undefined ? [] : (JSON.parse(stored) as string[])
}
