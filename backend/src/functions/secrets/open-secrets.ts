import type { Logger } from 'pino'
import {
  bindingOf,
  type Place,
  type SecretName,
} from '../../../../supabase/functions/_shared/secrets/binding.ts'
import {
  decryptSecret,
  encryptSecret,
  type SecretsKey,
} from '../../../../supabase/functions/_shared/secrets/cipher.ts'
import { readKey } from './create-cipher.ts'
import { rewriteTables } from '../../database/rewrite-tables.ts'
import type { Database, Transaction } from '../../database/types.ts'

export type StoreSecret = (tx: Transaction, place: Place, secret: string) => Promise<void>

export interface StoredSecret {
  id: string
  user_id: string
  name: SecretName
  ciphertext: string
  plain_text: string
  wordpress_url: string | null
}

/** A start encrypts values that are still plain, and reports encrypted values that this key does not open. */
export async function openSecrets(
  database: Database,
  keyText: string,
  log: Logger,
): Promise<{ store: StoreSecret }> {
  const key = await readKey(keyText)
  const encrypted = await database.asOwner((tx) => encryptPlain(tx, key))
  if (encrypted > 0) {
    log.info(`Se cifraron ${encrypted} claves que estaban guardadas sin cifrar`)
    await rewriteTables(database, ['public.user_settings', 'public.user_secrets'], log)
  } else if (await database.asOwner((tx) => isKeyOfOthers(tx, key))) {
    log.warn(
      'Las claves de sitio y de AI guardadas se cifraron con otra SECRETS_KEY: sin ella, los agentes tendrán que volver a escribirlas',
    )
  }
  return {
    async store(tx, place, secret) {
      await tx.query(
        `insert into public.user_secrets (user_id, name, ciphertext) values ($1, $2, $3)
         on conflict (user_id, name) do update set ciphertext = excluded.ciphertext, plain_text = null`,
        [place.owner, place.name, await encryptSecret(key, secret, bindingOf(place))],
      )
    },
  }
}

export const SECRETS = `
  select secret.id, secret.user_id, secret.name, secret.ciphertext, secret.plain_text, settings.wordpress_url
  from public.user_secrets as secret join public.user_settings as settings using (user_id)`

/** One of several processes that start together encrypts a row, and the others skip it. */
async function encryptPlain(tx: Transaction, key: SecretsKey): Promise<number> {
  const { rows } = await tx.query<StoredSecret>(
    `${SECRETS} where secret.plain_text is not null for update of secret skip locked`,
  )
  for (const row of rows) {
    await tx.query(
      'update public.user_secrets set ciphertext = $2, plain_text = null where id = $1',
      [row.id, await encryptSecret(key, row.plain_text, bindingOf(placeOf(row)))],
    )
  }
  return rows.length
}

/** Only the newest values are compared: an older value may belong to a site that its agent has left. */
async function isKeyOfOthers(tx: Transaction, key: SecretsKey): Promise<boolean> {
  const { rows } = await tx.query<StoredSecret>(
    `${SECRETS} order by secret.updated_at desc limit 20`,
  )
  for (const row of rows) {
    if ((await decryptSecret(key, row.ciphertext, bindingOf(placeOf(row)))) !== undefined) {
      return false
    }
  }
  return rows.length > 0
}

export function placeOf({ user_id: owner, name, wordpress_url: siteUrl }: StoredSecret): Place {
  return { owner, name, siteUrl }
}
