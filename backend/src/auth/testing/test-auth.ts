import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { Client } from 'pg'
import { SECRETS_KEY } from '../../../test/test-backend.ts'
import { testConfig } from '../../../test/test-config.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { connectDatabase } from '../../database/connect.ts'
import { openDatabase } from '../../database/database.ts'
import { createCipher } from '../../functions/secrets/create-cipher.ts'
import { createApp } from '../../http/app.ts'
import { isOpenInAuth } from '../../http/open-paths.ts'
import { loadKeyring } from '../../http/load-keyring.ts'
import type { Services } from '../../http/services.ts'
import { createAuth } from '../auth.ts'
import type { Mailer } from '../mailers/mailer.ts'
import { createOutboxMailer } from '../mailers/outbox-mailer.ts'
import { readMessage, type ReadMessage } from './read-message.ts'

interface Answer {
  status: number
  headers: Headers
  body: WireBody
}

interface WireUser {
  id: string
  email: string
  new_email: string
  email_confirmed_at: string
  last_sign_in_at: string
  banned_until: string
  user_metadata: Record<string, unknown>
  app_metadata: Record<string, unknown>
  identities: { identity_data: Record<string, unknown>; provider: string }[]
}

interface WireBody extends WireUser {
  access_token: string
  refresh_token: string
  user: WireUser
  users: WireUser[]
  code: string
  message: string
  action_link: string
  email_otp: string
  hashed_token: string
  verification_type: string
  weak_password: unknown
}

interface Options {
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export interface TestAuth {
  services: Services
  owner: Client
  fetch: (request: Request) => Response | Promise<Response>
  call(method: string, path: string, options?: Options): Promise<Answer>
  signUp(email: string, password?: string, data?: object): Promise<WireBody>
  signIn(email: string, password?: string): Promise<Answer>
  refresh(refreshToken: string): Promise<Answer>
  mailTo(address: string): Promise<SentMail>
  countMails(): Promise<number>
  noticesTo(address: string): Promise<string[]>
  noticeTo(address: string, kind: string): Promise<ReadMessage>
  welcomeTo(address: string): Promise<SentMail>
  close(): Promise<void>
}

interface SentMail extends ReadMessage {
  code: string
  link: string
  token: string
}

export const PASSWORD = 'Contraseña-1'

export async function createTestAuth(
  variables: Record<string, string> = {},
  mailer?: Mailer,
): Promise<TestAuth> {
  const log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })
  const test = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'predio-auth-'))
  const config = testConfig({
    DATABASE_URL: test.url,
    DATA_DIR: dataDir,
    OUTBOX_DELIVERED: 'on',
    ...variables,
  })
  const connected = await connectDatabase(config, log, () => 'abc')
  const database = openDatabase(connected.connections, log)
  const keyring = await loadKeyring(database, config.keys, await createCipher(SECRETS_KEY), log)
  const services: Services = { config, database, keyring, log }
  const outbox = join(dataDir, 'outbox')
  const auth = createAuth({
    ...services,
    mailer: mailer ?? createOutboxMailer(outbox, config.mail.from, log),
    cipher: await createCipher(SECRETS_KEY),
  })
  const app = createApp(
    services,
    [{ path: '/auth/v1', app: auth, isOpen: isOpenInAuth }],
    new Hono(),
  )

  async function call(method: string, path: string, options: Options = {}): Promise<Answer> {
    const response = await app.request(`/auth/v1${path}`, {
      method,
      headers: {
        apikey: keyring.publishableKey,
        authorization: `Bearer ${options.token ?? keyring.publishableKey}`,
        'x-supabase-api-version': '2024-01-01',
        'user-agent': 'vitest',
        ...options.headers,
      },
      ...(options.body !== undefined && {
        body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
      }),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json') ?? false
    const { status, headers } = response
    return { status, headers, body: (json ? JSON.parse(text) : text) as WireBody }
  }

  async function mailNames(isWanted: (name: string) => boolean): Promise<string[]> {
    const names: string[] = await readdir(outbox).catch(() => [])
    return names
      .filter((name) => name.endsWith('.eml') && isWanted(name))
      .toSorted((a, b) => a.localeCompare(b))
  }
  const read = async (name: string) => readMessage(await readFile(join(outbox, name), 'utf8'))

  async function noticeTo(address: string, kind: string): Promise<ReadMessage> {
    for (const name of (await mailNames((each) => each.includes(`-${kind}-`))).toReversed()) {
      const message = await read(name)
      if (message.to === address) return message
    }
    throw new Error(`no mail of the kind ${kind} to ${address}`)
  }

  return {
    services,
    owner: test.owner,
    fetch: app.fetch,
    call,
    async signUp(email, password = PASSWORD, data = {}) {
      const answer = await call('POST', '/signup', { body: { email, password, data } })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body
    },
    signIn: (email, password = PASSWORD) =>
      call('POST', '/token?grant_type=password', { body: { email, password } }),
    refresh: (token) =>
      call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } }),
    async mailTo(address) {
      for (const name of (await mailNames(opensSomething)).toReversed()) {
        const message = await read(name)
        if (message.to === address) return withCodeAndLink(message)
      }
      throw new Error(`no mail to ${address}`)
    },
    countMails: async () => (await mailNames(opensSomething)).length,
    async noticesTo(address) {
      const kinds: string[] = []
      for (const name of await mailNames((each) => !opensSomething(each))) {
        const kind = NOTICE.exec(name)?.[1] ?? ''
        if (kind !== 'welcome' && (await read(name)).to === address) kinds.push(kind)
      }
      return kinds
    },
    noticeTo,
    welcomeTo: async (address) => withCodeAndLink(await noticeTo(address, 'welcome')),
    async close() {
      await database.close()
      await connected.close()
      await test.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const NOTICE =
  /-(welcome|password-changed|email-changed|email-taken|already-registered|new-device|second-factor-(?:added|removed|code-used|reset))-/

function opensSomething(name: string): boolean {
  return !NOTICE.test(name)
}

function withCodeAndLink(message: ReadMessage): SentMail {
  const code = /: (\d{6})$/m.exec(message.text)?.[1] ?? ''
  const link = /^https?:\S+$/m.exec(message.text)?.[0] ?? ''
  const token = link ? (new URL(link).searchParams.get('token_hash') ?? '') : ''
  return { ...message, code, link, token }
}
