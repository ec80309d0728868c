import type { Config } from '../config.ts'
import { keepSecrets } from '../database/secrets.ts'
import type { Database } from '../database/types.ts'
import { createKeyMaterial, createKeyring, type Keyring } from './keyring.ts'

/** Keys from the environment, else those the database keeps, else new ones: there is no default secret. */
export async function loadKeyring(database: Database, given: Config['keys']): Promise<Keyring> {
  const fresh = await createKeyMaterial()
  const kept = await database.asOwner((tx) =>
    keepSecrets(tx, {
      publishable_key: fresh.publishableKey,
      secret_key: fresh.secretKey,
      signing_key: fresh.signingKeys,
    }),
  )
  return createKeyring({
    publishableKey: given.publishable ?? kept.publishable_key,
    secretKey: given.secret ?? kept.secret_key,
    signingKeys: given.signing ?? kept.signing_key,
    sharedSecret: given.shared,
  })
}
