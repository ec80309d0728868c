import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { startEmbeddedServer } from '../backend/src/database/embedded/server.ts'
import { freePort } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'

export interface OwnPostgres {
  urlOf(user: string, database: string): string
  run(...statements: string[]): Promise<void>
  stop(): Promise<void>
}

export type PostgresVersion = 15 | 18

/** Version 15 is the oldest supported one (Debian's packages, with passwords); 18 is the embedded one. */
export function startPostgres(version: PostgresVersion): Promise<OwnPostgres> {
  return version === 15 ? startDebians() : startEmbedded()
}

export async function connectTo(url: string): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  return client
}

async function startEmbedded(): Promise<OwnPostgres> {
  const folder = temporaryFolder('pg18')
  const server = await startEmbeddedServer(folder, pino({ level: 'silent' }))
  const host = encodeURIComponent(server.endpoint.host)
  return ownPostgres(
    (user, database) => `postgres://${user}@localhost/${database}?host=${host}`,
    async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  )
}

const DEBIANS = '/usr/lib/postgresql/15/bin'

async function startDebians(): Promise<OwnPostgres> {
  if (!existsSync(DEBIANS)) execFileSync('apt-get', ['install', '-y', '-q', 'postgresql-15'])
  const folder = temporaryFolder('pg15')
  chmodSync(folder, 0o777)
  const cluster = join(folder, 'cluster')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, 'clave', { mode: 0o644 })
  const port = await freePort()
  const access = ['-A', 'scram-sha-256', '--pwfile', passwordFile]
  asDatabaseUser('initdb', [
    '-D',
    cluster,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    ...access,
  ])
  const options = `-p ${port} -k ${folder} -h 127.0.0.1`
  asDatabaseUser('pg_ctl', ['-D', cluster, '-o', options, '-l', join(folder, 'log'), '-w', 'start'])
  return ownPostgres(
    (user, database) => `postgres://${user}:clave@127.0.0.1:${port}/${database}`,
    async () => {
      asDatabaseUser('pg_ctl', ['-D', cluster, '-m', 'fast', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  )
}

function asDatabaseUser(name: string, args: string[]): void {
  const command = join(DEBIANS, name)
  const isRoot = process.getuid?.() === 0
  const [program, list] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
    : [command, args]
  execFileSync(program, list, { cwd: '/', stdio: 'ignore' })
}

function ownPostgres(urlOf: OwnPostgres['urlOf'], stop: OwnPostgres['stop']): OwnPostgres {
  return {
    urlOf,
    async run(...statements) {
      const superuser = await connectTo(urlOf('postgres', 'postgres'))
      for (const statement of statements) await superuser.query(statement)
      await superuser.end()
    },
    stop,
  }
}
