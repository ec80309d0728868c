import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { makeRoom, NO_CONNECTION_LEFT } from './database-url.ts'
import { rememberFor } from './remember-for.ts'
import { DatabaseStartError } from './embedded/start-error.ts'

/** All requests of people run with the role authenticator, so PostgreSQL must accept this role. */

export function asAuthenticator<Login extends ClientConfig>(owner: Login, password: string): Login {
  return { ...owner, user: 'authenticator', password }
}

/** Connections in the pool were accepted when they opened, so this opens a new one. */
export async function tryLogin(requests: ClientConfig): Promise<void> {
  const client = new Client(requests)
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The result is also undefined if the login cannot be tried, for example when PostgreSQL is unreachable or full. */
export async function findLoginRefusal(requests: ClientConfig): Promise<LoginRefusal | undefined> {
  try {
    await tryLogin(requests)
    return undefined
  } catch (error) {
    const { code = '' } = error as { code?: string }
    return code.startsWith('28') || code === '42501' ? describeLoginFailure(error) : undefined
  }
}

export interface LoginRefusal {
  isWrongPassword: boolean
  says: string
  todo: string
}

export function describeLoginFailure(error: unknown): LoginRefusal {
  const { code, message } = error as Error & { code?: string }
  const isWrongPassword = code === '28P01'
  return {
    isWrongPassword,
    says: `PostgreSQL no deja entrar al rol authenticator, con el que Predio atiende a la gente (${message}).`,
    todo: isWrongPassword
      ? OTHER_PASSWORD
      : code === NO_CONNECTION_LEFT
        ? makeRoom(message)
        : LET_IN,
  }
}

const OTHER_PASSWORD =
  'Su contraseña no es la que sale de esta SECRETS_KEY. Si la llave no es la del servidor (lo dice npm run admin -- check key), pon esa. Si lo es, otro Predio del ' +
  'mismo servidor de PostgreSQL pudo cambiarla: detén el otro, que necesita un servidor de PostgreSQL propio, e inicia de nuevo este, que la pone otra vez.'
const LET_IN =
  'Indica en DATABASE_URL la dirección directa del servidor, no la de un pooler, y permite a ese rol entrar a la base de datos. Si pg_hba.conf nombra a los ' +
  'usuarios, agrégalo: host BASE USUARIO,authenticator DIRECCIÓN/32 scram-sha-256, y después select pg_reload_conf();'

const ASKED_FOR_MS = 1_000

/** When the login starts to fail or works again, this logs it once (OPS-140). */
export function watchRequestLogin(requests: ClientConfig, log: Logger): () => Promise<boolean> {
  let wasRefused = false
  return rememberFor(ASKED_FOR_MS, async () => {
    const refusal = await findLoginRefusal(requests)
    if (refusal && !wasRefused) log.error(`${refusal.says} ${refusal.todo}`)
    if (!refusal && wasRefused) log.info('PostgreSQL lets the role authenticator in again')
    wasRefused = refusal !== undefined
    return !wasRefused
  })
}

/**
 * Roles belong to the whole PostgreSQL server. If this Predio set the password of authenticator, it would lock out a Predio with another
 * key on another database of the same server (OPS-86).
 */
export async function refuseToLockOutOthers(client: Client, requests: ClientConfig): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_stat_activity where application_name = 'predio' and datname <> current_database() limit 1`,
  )
  const other = rows[0]
  if (!other || !(await findLoginRefusal(requests))?.isWrongPassword) return
  throw new DatabaseStartError(
    `Otro Predio está en marcha en este servidor de PostgreSQL, con la base de datos ${other.datname} y otra SECRETS_KEY. Los dos comparten el rol ` +
      'authenticator, y este dejaría fuera al otro. No se escribió nada. Indica en DATABASE_URL otro servidor de PostgreSQL, o detén antes el otro Predio. ' +
      'Para probar un respaldo basta npm run admin -- verify-backup ARCHIVO',
  )
}
