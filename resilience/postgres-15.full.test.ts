import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, startServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { addClient, clientIds, signIn, signUp } from './agent.ts'

/** The oldest PostgreSQL we support, from Debian's packages: `DATABASE_URL` must work on it the same. */
const BIN = '/usr/lib/postgresql/15/bin'
const ID = '22222222-2222-4222-8222-222222222222'
const folder = temporaryFolder('pg15')
const cluster = join(folder, 'cluster')
let url: string

/** PostgreSQL refuses root; Debian's package brings the user postgres. */
function asDatabaseUser(command: string, args: string[]): void {
  const root = process.getuid?.() === 0
  const [program, list] = root
    ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
    : [command, args]
  execFileSync(program, list, { cwd: '/', stdio: 'ignore' })
}

beforeAll(async () => {
  if (!existsSync(BIN)) execFileSync('apt-get', ['install', '-y', '-q', 'postgresql-15'])
  chmodSync(folder, 0o777)
  const port = await freePort()
  asDatabaseUser(join(BIN, 'initdb'), [
    '-D',
    cluster,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile(),
  ])
  asDatabaseUser(join(BIN, 'pg_ctl'), [
    '-D',
    cluster,
    '-o',
    `-p ${port} -k ${folder} -h 127.0.0.1`,
    '-l',
    join(folder, 'log'),
    '-w',
    'start',
  ])
  url = `postgres://postgres:clave@127.0.0.1:${port}/postgres`
})
afterAll(() => {
  asDatabaseUser(join(BIN, 'pg_ctl'), ['-D', cluster, '-m', 'fast', '-w', 'stop'])
  rmSync(folder, { recursive: true, force: true })
})

function passwordFile(): string {
  const file = join(folder, 'password')
  execFileSync('/bin/sh', ['-c', `printf clave > '${file}' && chmod 644 '${file}'`])
  return file
}

describe('DATABASE_URL on PostgreSQL 15', () => {
  it('serves sign-up and data, keeps them, and lets a second process share the database', async () => {
    const env = { DATABASE_URL: url, SECRETS_KEY: randomBytes(32).toString('base64') }
    const first = await startServer({ env })
    const agent = await signUp(first)
    expect(await addClient(first, agent.token, ID)).toBe(true)

    const second = await startServer({ env: { ...env, SECRET_KEY: first.secretKey } })
    expect(second.publishableKey).toBe(first.publishableKey)
    expect(await clientIds(second, agent.token)).toEqual(new Set([ID]))
    await first.stop()
    expect(await clientIds(second, await signIn(second, agent))).toEqual(new Set([ID]))
    await second.stop()
  })
})
