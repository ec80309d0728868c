import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { rewriteTables } from '../database/rewrite-tables.ts'
import { otherKey } from '../database/refuse-other-key.ts'
import {
  isOtherKeyInCharge,
  isSealedWithOtherKey,
  loadOrCreateSealed,
  loadOrCreateSecrets,
  recordKeyInCharge,
  readSecrets,
  sealPlainSecrets,
  type Seal,
} from '../database/secrets.ts'
import type { Database } from '../database/types.ts'
import { createKeyMaterial, createKeyring, type Keyring } from './keyring.ts'

/** The names of the keys in `predio.secrets`. */
export const KEY_NAMES = {
  publishable: 'publishable_key',
  /** The list of former keys exists only after a rotation. */
  formerPublishable: 'former_publishable_keys',
  secret: 'secret_key',
  signing: 'signing_key',
  token: 'token_key',
  /** This key signs messages to browsers (deliveries/push). */
  push: 'push_key',
} as const

export const SEALED_KEYS = [
  KEY_NAMES.secret,
  KEY_NAMES.signing,
  KEY_NAMES.token,
  KEY_NAMES.push,
] as const

/** Each key comes from the environment, otherwise from the database; a missing one is generated. There is no default secret. */
export async function loadKeyring(
  database: Database,
  given: Config['keys'],
  seal: Seal,
  log: Logger,
): Promise<Keyring> {
  const fresh = await createKeyMaterial()
  const stored = await database.asOwner(async (tx) => {
    // Of several processes that start together, one makes or encrypts the keys, and the others find them.
    await tx.query('lock table predio.secrets in share row exclusive mode')
    // Two processes with different keys may start together on an empty database. The second process finds the keys of the first one here.
    if (await isOtherKeyInCharge(tx, seal)) throw otherKey(true)
    const wasPlain = await sealPlainSecrets(tx, seal, SEALED_KEYS)
    const isKeyLost = await isSealedWithOtherKey(tx, seal)
    await recordKeyInCharge(tx, seal)
    return {
      wasPlain,
      isKeyLost,
      ...(await loadOrCreateSecrets(tx, { [KEY_NAMES.publishable]: fresh.publishableKey })),
      ...(await loadOrCreateSealed(tx, seal, {
        [KEY_NAMES.secret]: fresh.secretKey,
        [KEY_NAMES.signing]: fresh.signingKeys,
        [KEY_NAMES.token]: fresh.tokenKey,
      })),
      ...(await readSecrets(tx, [KEY_NAMES.formerPublishable])),
    }
  })
  if (stored.wasPlain > 0) {
    await rewriteTables(database, ['predio.secrets'], log)
    log.warn(KEYS_WERE_PLAIN)
  }
  if (stored.isKeyLost) log.warn(KEY_LOST)
  return createKeyring({
    publishableKey: given.publishable ?? stored.publishable_key,
    // Former keys in the database belong to the stored key, so they do not count if the environment gives another one.
    formerPublishableKeys: given.publishable ? [] : readKeyList(stored.former_publishable_keys),
    secretKey: given.secret ?? stored.secret_key,
    signingKeys: given.signing ?? stored.signing_key,
    tokenKey: stored.token_key,
    sharedSecret: given.shared,
  })
}

const KEYS_WERE_PLAIN =
  'Las llaves de este servidor estaban sin cifrar en la base de datos. Ya están cifradas y son las mismas: los respaldos que hizo la versión anterior ' +
  'las guardan sin cifrar, y quien tenga uno puede usarlas. Borra esos respaldos; si alguien pudo copiarlos, cambia las llaves (docs/es/administrar.md, Llaves).'

const KEY_LOST =
  'La llave es nueva, así que se hicieron llaves nuevas del servidor: todos tendrán que volver a entrar y ' +
  'cada agente tendrá que volver a escribir sus claves de sitio y de AI. Si encuentras la llave anterior, detén Predio, ponla en su lugar ' +
  '(SECRETS_KEY o el archivo secrets-key), repite npm run admin -- replace-lost-key e inicia de nuevo: todo vuelve a abrir.'

export function readKeyList(stored: string | undefined): string[] {
  return stored === undefined ? [] : (JSON.parse(stored) as string[])
}
