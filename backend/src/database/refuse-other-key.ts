import type { Client } from 'pg'
import { DatabaseStartError } from './embedded/start-error.ts'
import { isOtherKeyInCharge, type Seal } from './secrets.ts'

/**
 * A process with another SECRETS_KEY is refused before it changes anything: it would change the password that the running processes use for
 * the database, and sign everybody out. If the database has no key yet, nothing is refused.
 */
export async function refuseOtherKey(client: Client, seal: Seal | undefined): Promise<void> {
  if (await needsOtherKey(client, seal?.id)) throw otherKey(seal !== undefined)
}

export async function needsOtherKey(client: Client, name: string | undefined): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('predio.secrets') is not null as exists`,
  )
  if (!rows[0]?.exists) return false
  return isOtherKeyInCharge(client, name === undefined ? undefined : { id: name })
}

export function otherKey(isKeyHere: boolean): DatabaseStartError {
  return new DatabaseStartError(
    `${isKeyHere ? 'La SECRETS_KEY (o el archivo secrets-key de la carpeta de datos) no es la' : 'Falta la llave (SECRETS_KEY, o el archivo secrets-key de la carpeta de datos)'} ` +
      'que cifró las llaves de este servidor. No se tocó nada.\n' +
      'Pon la misma llave en todos los procesos que usan esta base de datos, e inicia de nuevo.\n' +
      'Si se perdió para siempre, detén todos los procesos y escribe npm run admin -- replace-lost-key: el siguiente inicio hace llaves nuevas, todos ' +
      'vuelven a entrar y cada agente vuelve a escribir sus claves. Los respaldos de antes siguen necesitando la llave perdida.',
  )
}
