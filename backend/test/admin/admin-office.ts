import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { pino } from 'pino'
import type { Outcome } from '../../../scripts/admin/command.ts'
import { runAdmin } from '../../../scripts/admin/run-admin.ts'
import { QUICK_PASSWORD_COST } from '../../../test-support/quick-passwords.ts'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { stopWaitingForDisk } from '../../../test-support/throwaway-database.ts'
import { readMessage, type ReadMessage } from '../../src/auth/testing/read-message.ts'
import { createBackend, type Backend } from '../../src/backend.ts'
import { asOwner, connect, openExistingDatabase } from '../../src/backup/open-database.ts'
import { readConfig } from '../../src/config.ts'
import { startEmbeddedServer } from '../../src/database/embedded/server.ts'
import { prepareDatabase } from '../../src/database/prepare.ts'
import { ROOT } from '../paths.ts'
import { SECRETS_KEY } from '../test-backend.ts'
import { createTestDatabase } from '../test-database.ts'

const log = pino({ level: 'silent' })
const PASSWORD = 'Secreta-1'

export interface Person {
  id: string
  email: string
  token: string
  refreshToken: string
}

type Variables = Record<string, string>

export interface AdminOffice {
  variables: Variables
  dataDir: string
  owner: Client
  admin(words: string[], options?: { answer?: string; variables?: Variables }): Promise<Outcome>
  send(path: string, init?: RequestInit & { token?: string; key?: string }): Promise<Response>
  signUp(email: string): Promise<Person>
  signIn(email: string): Promise<{ status: number; body: Record<string, unknown> }>
  mail(kind: string): ReadMessage
  backend(): Backend
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

type Where = 'embedded' | 'DATABASE_URL'

export const DATABASES: readonly Where[] = process.env['PREDIO_TEST_FULL']
  ? ['embedded', 'DATABASE_URL']
  : ['embedded']

export async function openAdminOffice(where: Where): Promise<AdminOffice> {
  const dataDir = temporaryFolder('admin')
  const test = where === 'DATABASE_URL' ? await createTestDatabase() : undefined
  const variables: Variables = {
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_ADDRESS: 'off',
    PREDIO_DEMO: 'off',
    OUTBOX_DELIVERED: 'on',
    ...(test && { DATABASE_URL: test.url, SECRETS_KEY }),
  }
  let backend: Backend | undefined
  let embedded: Awaited<ReturnType<typeof openExistingDatabase>> | undefined

  async function start(): Promise<void> {
    const config = { ...readConfig(variables, ROOT), passwordCost: QUICK_PASSWORD_COST }
    backend = await createBackend(config, log)
    if (!test) embedded = await openExistingDatabase(config, log)
  }
  async function stop(): Promise<void> {
    await embedded?.close()
    await backend?.close()
    embedded = undefined
    backend = undefined
  }
  function running(): Backend {
    if (!backend) throw new Error('the server does not run')
    return backend
  }

  async function send(
    path: string,
    init: RequestInit & { token?: string; key?: string } = {},
  ): Promise<Response> {
    const { token, key = running().services.keyring.publishableKey, ...rest } = init
    return running().fetch(
      new Request(`http://localhost:3000${path}`, {
        ...rest,
        headers: {
          apikey: key,
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
          authorization: `Bearer ${token ?? key}`,
          ...(rest.headers as Record<string, string>),
        },
      }),
    )
  }
  const post = (path: string, body: object) =>
    send(path, { method: 'POST', body: JSON.stringify(body) })

  if (!test) await prepareQuickly(dataDir)
  await start()
  return {
    variables,
    dataDir,
    get owner() {
      return test?.owner ?? embedded!.client
    },
    admin: (words, { answer, variables: more } = {}) =>
      runAdmin(words, {
        root: ROOT,
        variables: { ...variables, ...more },
        ...(answer !== undefined && { ask: () => Promise.resolve(answer) }),
      }),
    send,
    async signUp(email) {
      const response = await post('/auth/v1/signup', { email, password: PASSWORD })
      const body = (await response.json()) as {
        access_token: string
        refresh_token: string
        user: { id: string }
      }
      const { access_token: token, refresh_token: refreshToken, user } = body
      return { id: user.id, email, token, refreshToken }
    },
    async signIn(email) {
      const response = await post('/auth/v1/token?grant_type=password', {
        email,
        password: PASSWORD,
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    mail(kind) {
      const outbox = join(dataDir, 'outbox')
      const names = readdirSync(outbox).filter((name) => name.includes(`-${kind}-`))
      const newest = names.toSorted().at(-1)
      if (!newest) throw new Error(`no mail of the kind ${kind}`)
      return readMessage(readFileSync(join(outbox, newest), 'utf8'))
    },
    backend: running,
    start,
    stop,
    async close() {
      await stop()
      await test?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function prepareQuickly(dataDir: string): Promise<void> {
  const server = await startEmbeddedServer(dataDir, log)
  const client = await connect(asOwner(server.endpoint))
  await stopWaitingForDisk(client)
  await prepareDatabase(client, readConfig({}, ROOT).sqlFolders)
  await client.end()
  await server.close()
}
