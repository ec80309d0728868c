import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseIntoClientConfig } from 'pg-connection-string'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { insertRow } from '../test/rls/agents.ts'
import { testConfig } from '../test/test-config.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { createOutboxMailer } from './auth/mailers/outbox-mailer.ts'
import { readMessage } from './auth/testing/read-message.ts'
import { openDatabase } from './database/database.ts'
import type { Database } from './database/types.ts'
import { mailNews } from './mail-news.ts'

const ORIGIN = 'https://predio.example'
const folder = temporaryFolder('news')
const outbox = join(folder, 'outbox')
const log = pino({ level: 'silent' })
let test: TestDatabase
let database: Database

beforeAll(async () => {
  test = await createTestDatabase()
  const owner = parseIntoClientConfig(test.url)
  database = openDatabase({ owner, requests: owner }, log)
})
afterAll(async () => {
  await database.close()
  await test.drop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => rmSync(outbox, { recursive: true, force: true }))

interface Agent {
  id: string
  email: string
}

async function createAgent(isProven = true): Promise<Agent> {
  const id = randomUUID()
  const email = `${id}@agente.mx`
  await test.owner.query('insert into auth.users (id, email) values ($1, $2)', [id, email])
  await test.owner.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider)
     values ($1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', $3::boolean), 'email')`,
    [id, email, isProven],
  )
  return { id, email }
}

const ask = ({ id }: Agent, fields: Record<string, unknown> = {}) =>
  insertRow(test.owner, 'prospects', {
    user_id: id,
    source: 'portal',
    source_name: 'Inmuebles24',
    name: 'Zoé Canul',
    phone: '+529991112233',
    message: 'Quiero ver la casa',
    ...fields,
  })

/** Returns the mail that the agent gets about this number of new prospects. */
async function mail({ id }: Agent, news: number, variables: Record<string, string> = {}) {
  const config = testConfig({ PUBLIC_URL: ORIGIN, OUTBOX_DELIVERED: 'on', ...variables })
  const tell = mailNews(
    { config, database },
    createOutboxMailer(outbox, 'Predio <no@predio.mx>', log),
  )
  const wasSent = await tell({
    id: randomUUID(),
    userId: id,
    subscriptionId: null,
    device: undefined,
    kind: 'prospect',
    news,
    since: new Date(),
    tries: 1,
    unread: { count: news, newest: [] },
  })
  const [file, ...others] = wasSent ? readdirSync(outbox) : []
  expect(others).toEqual([])
  return file === undefined ? undefined : readMessage(readFileSync(join(outbox, file), 'utf8'))
}

it('PUSH-10 the mail about a prospect names the person and the source, and quotes nothing of the message', async () => {
  const agent = await createAgent()
  const id = await ask(agent)
  const message = await mail(agent, 1)
  expect(message).toMatchObject({ to: agent.email, subject: 'Prospecto nuevo de Inmuebles24' })
  expect(message?.text).toContain('Zoé Canul preguntó desde Inmuebles24.')
  expect(message?.text).toContain(`${ORIGIN}/dashboard/prospectos/${id}`)
  for (const secret of ['999111', 'casa']) {
    expect(message?.text).not.toContain(secret)
    expect(message?.html).not.toContain(secret)
  }
})

it('PUSH-15 many prospects at once are announced in one mail, with their number and the newest ten', async () => {
  const agent = await createAgent()
  await test.owner.query(
    `insert into prospects (user_id, source, source_name, name, created_at)
     select $1, 'form', 'Mi sitio', 'Persona ' || n, now() - make_interval(secs => 500 - n) from generate_series(1, 500) as n`,
    [agent.id],
  )
  const message = await mail(agent, 499)
  expect(message?.subject).toBe('499 prospectos nuevos')
  expect(message?.text.match(/Persona \d+/g)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Persona ${500 - at}`),
  )
  expect(message?.text).toContain('Y 489 más.')
  expect(message?.text).toContain(`${ORIGIN}/dashboard/buzon`)
})

it('PUSH-10 texts of strangers stay plain text in the mail: no tag, no second header, no long name', async () => {
  const agent = await createAgent()
  await ask(agent, {
    name: `<img src=x onerror="alert(1)">\u202E ${'a'.repeat(150)}`,
    source_name: 'Mi sitio\r\nBcc: otro@correo.mx <b>',
  })
  const message = await mail(agent, 1)
  expect(message?.subject).toBe('Prospecto nuevo de Mi sitio Bcc: otro@correo.mx <b>')
  expect(message?.html).not.toMatch(/<img|<b>/)
  expect(message?.html).toContain('&lt;img src=x')
  expect(message?.text).not.toContain('\u202E')
  expect(message?.text).not.toContain('a'.repeat(100))
})

it('PUSH-10 a prospect without a name is announced by mail too', async () => {
  const agent = await createAgent()
  await ask(agent, { name: null })
  expect((await mail(agent, 1))?.text).toContain('Alguien que no dejó su nombre preguntó desde')
})

it('PUSH-10 prospects of a source whose mails are off are neither mailed nor counted', async () => {
  const agent = await createAgent()
  await ask(agent, { source_name: 'Ruido' })
  await test.owner.query(
    `insert into prospect_sources (user_id, name, sends_mail) values ($1, 'Ruido', false)
     on conflict (user_id, name) do update set sends_mail = false`,
    [agent.id],
  )
  expect(await mail(agent, 1)).toBeUndefined()
  await ask(agent)
  expect((await mail(agent, 2))?.subject).toBe('Prospecto nuevo de Inmuebles24')
})

it.each<[what: string, fields: Record<string, unknown>]>([
  ['was discarded meanwhile', { status: 'discarded', discarded_at: new Date() }],
  ['the agent pasted', { source: 'paste' }],
  ['came before yesterday', { created_at: new Date(Date.now() - 25 * 3_600_000) }],
])('PUSH-10 no mail is sent about a prospect who %s', async (_, fields) => {
  const agent = await createAgent()
  await ask(agent, fields)
  expect(await mail(agent, 1)).toBeUndefined()
})

it('PUSH-10 no mail goes to an address that was never proven, nor where the server delivers no mails', async () => {
  const stranger = await createAgent(false)
  await ask(stranger)
  expect(await mail(stranger, 1)).toBeUndefined()
  const agent = await createAgent()
  await ask(agent)
  expect(await mail(agent, 1, { OUTBOX_DELIVERED: 'off' })).toBeUndefined()
  expect((await mail(agent, 1))?.to).toBe(agent.email)
})
