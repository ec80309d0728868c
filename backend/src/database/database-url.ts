import type { ClientConfig } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { DatabaseStartError } from './embedded/start-error.ts'
import { failureCode, troubleOf } from './failure-code.ts'

/** Error messages about DATABASE_URL never contain its password. */

export function readDatabaseUrl(url: string): ClientConfig {
  try {
    return parseIntoClientConfig(url)
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    // Only an error about a file has a path: the driver reads the files of sslrootcert, sslcert and sslkey.
    if (path === undefined) throw error
    throw new DatabaseStartError(
      `No se puede leer el archivo ${path}, que DATABASE_URL nombra en sslrootcert, sslcert o sslkey. Revisa que exista y que el usuario de Predio ` +
        `pueda leerlo (${code}).`,
      { cause: error },
    )
  }
}

export const NO_CONNECTION_LEFT = '53300'

/** A starting server opens connections one by one, and any of them may exceed the limit (OPS-142). */
export function asStartError(error: unknown): unknown {
  if (failureCode(error) !== NO_CONNECTION_LEFT || error instanceof DatabaseStartError) return error
  return new DatabaseStartError(describeConnectionFailure(error as Error), { cause: error })
}

export function makeRoom(message: string): string {
  const [, kind, name = ''] = /for (role|database) "(.+)"/.exec(message) ?? []
  const isPlain = /^[a-z_][a-z0-9_]*$/.test(name)
  return kind
    ? `Quita su límite, como administrador: alter ${kind} ${isPlain ? name : `"${name}"`} connection limit -1; o baja POOL_SIZE.`
    : 'Cierra otros programas que lo usen, baja POOL_SIZE o sube su max_connections. Si el usuario tiene un límite, quítalo: alter role USUARIO connection limit -1;'
}

export function describeConnectionFailure(error: Error): string {
  const detail = error.message || failureCode(error)
  return `No se pudo conectar a PostgreSQL: ${reasonOf(error)} (${detail})`
}

function reasonOf(error: Error): string {
  const code = failureCode(error)
  if (code === NO_CONNECTION_LEFT)
    return `no tiene más conexiones libres. ${makeRoom(error.message)}`
  const known = BY_CODE[code] ?? BY_WORDS.find(([words]) => words.test(error.message))?.[1]
  return known ?? BY_TROUBLE[troubleOf(error)]
}

const NOT_LET_IN =
  'no deja entrar a ese usuario a esa base de datos desde esta máquina. Revisa el usuario de DATABASE_URL, agrega ?sslmode=verify-full si el servidor ' +
  'pide cifrado, y permite la conexión en su pg_hba.conf o en el panel del proveedor.'
const NOBODY_ANSWERS =
  'en esa dirección no contesta ningún servidor. Revisa el servidor y el puerto de DATABASE_URL, y que PostgreSQL esté en marcha.'

const BY_CODE: Record<string, string> = {
  '28P01':
    'no acepta el usuario o la contraseña. Revísalos en DATABASE_URL; los signos como @, :, / o # se escriben con su código (%40, %3A, %2F, %23).',
  '28000': NOT_LET_IN,
  '42501': NOT_LET_IN,
  '3D000':
    'no existe la base de datos que nombra DATABASE_URL. Corrige el nombre, o créala: create database NOMBRE owner USUARIO;',
  '57P03': 'todavía está iniciando o se está deteniendo. Intenta de nuevo en un momento.',
  // With a unix socket the code means that the folder does not exist.
  ENOENT: NOBODY_ANSWERS,
}

/** The driver gives these failures no code, so their text identifies them. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /does not support SSL/,
    'no ofrece conexiones cifradas (TLS). Actívalas en el servidor o, si está en esta misma máquina, quita sslmode de DATABASE_URL.',
  ],
  [/password must be a/, 'pide una contraseña, y DATABASE_URL no la tiene.'],
]

const BY_TROUBLE: Record<ReturnType<typeof troubleOf>, string> = {
  name: 'no existe ningún servidor con ese nombre. Revisa el nombre en DATABASE_URL, letra por letra, y que esta máquina tenga DNS.',
  timeout:
    'el servidor no responde. Revisa el servidor y el puerto de DATABASE_URL, y que ningún firewall impida llegar a él.',
  refused: NOBODY_ANSWERS,
  tls:
    'el certificado del servidor no es de confianza. Usa el nombre exacto del certificado en DATABASE_URL y, si el proveedor tiene certificados propios, ' +
    'indica el archivo que ofrece: ?sslmode=verify-full&sslrootcert=ARCHIVO',
  other: 'la conexión falló. Revisa DATABASE_URL y que el servidor esté en marcha.',
}
