import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Config } from '../config.ts'
import { keyMissing } from '../settings/check-machine.ts'
import { isSecretsKey } from '../settings/environment.ts'

type KeyConfig = Pick<Config, 'secretsKey' | 'databaseUrl' | 'dataDir'>

/** The key is stored beside the database, so that a copy of the database alone reveals no secret. */
const FILE = 'secrets-key'

export function secretsKeyFile(dataDir: string): string {
  return join(dataDir, FILE)
}

/** This runs before anything is started or migrated. */
export function refuseWithoutSecretsKey({ secretsKey, databaseUrl }: KeyConfig): void {
  if (secretsKey !== undefined || databaseUrl === undefined) return
  throw new ConfigError(`SECRETS_KEY: ${keyMissing}.`)
}

/** The start that made the key logs this text. */
export const keyMade = (dataDir: string) =>
  `La llave que abre los respaldos y lo que está cifrado se guardó en ${secretsKeyFile(dataDir)}. Si ese disco se pierde, sin ella nadie puede abrir un respaldo: ` +
  'guarda una copia en otro lugar, como un gestor de contraseñas, y dilo con npm run admin -- confirm-key-copy'

/** Without a given key, the first start makes one in the data folder. Only the file's owner can read the key. */
export function loadSecretsKey({ secretsKey, dataDir }: KeyConfig): string {
  if (secretsKey !== undefined) return secretsKey
  const file = secretsKeyFile(dataDir)
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readKeyFile(file)
}

export function findSecretsKey({
  secretsKey,
  databaseUrl,
  dataDir,
}: KeyConfig): string | undefined {
  if (secretsKey !== undefined || databaseUrl !== undefined) return secretsKey
  const file = secretsKeyFile(dataDir)
  return existsSync(file) ? readKeyFile(file) : undefined
}

export function findFormerKeys(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  return readdirSync(dataDir)
    .filter((name) => name.startsWith(`${FILE}.`))
    .map((name) => readFileSync(join(dataDir, name), 'utf8').trim())
    .filter(isSecretsKey)
}

function readKeyFile(file: string): string {
  const key = readFileSync(file, 'utf8').trim()
  if (isSecretsKey(key)) return key
  throw new ConfigError(
    `El archivo ${file} no contiene una llave de 32 bytes en base64. Recupera el original: sin él, los agentes ` +
      'tendrían que volver a escribir sus claves. Para empezar con otra llave, mueve el archivo a otro lugar.',
  )
}
