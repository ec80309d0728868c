import { randomUUID } from 'node:crypto'
import { parseIntoClientConfig } from 'pg-connection-string'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertRow } from '../../test/rls/agents.ts'
import { SECRETS_KEY } from '../../test/test-backend.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import {
  startPushService,
  type PushService,
  type Subscription,
} from '../../../test-support/push/start-push-service.ts'
import { SOON } from '../../../test-support/soon.ts'
import { openDatabase } from '../database/database.ts'
import type { Database } from '../database/types.ts'
import { createPinnedFetch } from '../functions/outbound/pinned-fetch.ts'
import { postOutbound } from '../functions/outbound/post-outbound.ts'
import { createCipher } from '../functions/secrets/create-cipher.ts'
import { startDeliveries, type Deliveries } from './deliveries.ts'
import { loadPushKey, type PushKey } from './push/push-key.ts'
import { createSendPush, type SendPush } from './push/send-push.ts'

const NAME = 'Zoé Marcada'
const WROTE = 'Quiero ver la casa de Chuburná'
const CONTACT = {
  operatorEmail: undefined,
  contact: { email: 'hola@predio.mx', phone: '', operator: '', address: '' },
}
const log = pino({ level: 'silent' })
let test: TestDatabase
let databases: Database[]
let service: PushService
let key: PushKey
let send: SendPush
let open: Deliveries[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  const owner = parseIntoClientConfig(test.url)
  databases = [1, 2].map(() => openDatabase({ owner, requests: owner }, log))
  key = await loadPushKey(databases[0]!, await createCipher(SECRETS_KEY), CONTACT)
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await test.drop()
})
beforeEach(async () => {
  await test.owner.query('delete from private.deliveries')
  service = await startPushService()
  // The push service's name resolves to this machine, without TLS.
  const pinned = createPinnedFetch({ resolve: async () => ['127.0.0.1'], isAllowed: () => true })
  const post = postOutbound((url, request) => pinned(new URL(url.pathname, service.url), request))
  send = createSendPush(key, post)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
  await service.stop()
})

/** Every instance has a database pool of its own, so PostgreSQL sees as many separate processes. */
async function start(processes = 1, push: SendPush = send): Promise<Deliveries[]> {
  const ways = { push, mail: async () => false }
  open = await Promise.all(
    databases.slice(0, processes).map((database) => startDeliveries({ database, log }, ways)),
  )
  return open
}

async function createAgent(): Promise<string> {
  const id = randomUUID()
  await test.owner.query('insert into auth.users (id, email) values ($1, $2)', [
    id,
    `${id}@agente.mx`,
  ])
  return id
}

async function subscribe(
  userId: string,
  more: Record<string, unknown> = {},
): Promise<Subscription & { id: string }> {
  const device = service.subscribe(key.publicKey)
  const row = { user_id: userId, ...device, label: 'Chrome en Android', ...more }
  return { ...device, id: await insertRow(test.owner, 'push_subscriptions', row) }
}

async function notify(userId: string, count = 1, kind = 'prospect'): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await test.owner.query(
    `insert into notifications (user_id, kind, title, message, data)
     select $1, $2, $3, $4, jsonb_build_object('prospect_id', id) from unnest($5::text[]) as id`,
    [userId, kind, `Prospecto nuevo: ${NAME}`, WROTE, ids],
  )
  return ids
}

const waiting = async () =>
  (
    await test.owner.query(
      `select news, tries, round(extract(epoch from due_at - now()))::int as seconds from private.deliveries
       where subscription_id is not null and news > 0`,
    )
  ).rows
const devices = async (userId: string) =>
  (
    await test.owner.query(
      'select id, last_sent_at is not null as told from push_subscriptions where user_id = $1',
      [userId],
    )
  ).rows
const hurry = () =>
  test.owner.query(
    `update private.deliveries set due_at = now(); select pg_notify('predio_deliveries', '')`,
  )
const told = () => service.received.map(({ text }) => JSON.parse(text))

it('PUSH-03 a push message says the kind, the number and the page of unread notifications, and no name or text', async () => {
  const agent = await createAgent()
  const device = await subscribe(agent)
  await start()
  const [id] = await notify(agent)
  await expect
    .poll(told, SOON)
    .toEqual([{ kind: 'prospect', count: 1, address: `/dashboard/prospectos/${id}` }])
  const [{ bytes, text, headers, endpoint }] = service.received as [
    (typeof service.received)[number],
  ]
  expect(endpoint).toBe(device.endpoint)
  for (const secret of [NAME, WROTE, 'Zo', 'casa']) expect(text).not.toContain(secret)
  expect(bytes.includes('prospect')).toBe(false)
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: 'prospect' })
  await expect.poll(() => devices(agent), SOON).toEqual([{ id: device.id, told: true }])
})

it('PUSH-04 many notifications at once become one message, and later ones wait for a pause', async () => {
  const agent = await createAgent()
  await subscribe(agent)
  await start()
  await notify(agent, 500)
  await expect
    .poll(told, SOON)
    .toEqual([{ kind: 'prospect', count: 500, address: '/dashboard/buzon' }])
  await expect.poll(waiting, SOON).toEqual([])
  for (let times = 0; times < 5; times += 1) await notify(agent)
  const [left] = await waiting()
  expect(left).toMatchObject({ news: 5, tries: 0 })
  expect(left.seconds).toBeGreaterThan(5)
  await hurry()
  await expect.poll(() => told().map(({ count }) => count), SOON).toEqual([500, 505])
})

it('PUSH-04 a grouped notification that grows is sent again, with its number', async () => {
  const agent = await createAgent()
  await subscribe(agent)
  await start()
  await notify(agent)
  await expect.poll(() => service.received.length, SOON).toBe(1)
  await expect.poll(waiting, SOON).toEqual([])
  await test.owner.query(
    `update notifications set created_at = now(), data = '{"count": 2}' where user_id = $1 and kind = 'prospect'`,
    [agent],
  )
  await hurry()
  await expect
    .poll(told, SOON)
    .toContainEqual({ kind: 'prospect', count: 2, address: '/dashboard/buzon' })
})

it.each([404, 410])(
  'PUSH-05 a device that the push service reports as gone (%d) is removed',
  async (status) => {
    const agent = await createAgent()
    await subscribe(agent)
    await subscribe(agent)
    service.answers = [status]
    await start()
    await notify(agent)
    await expect.poll(() => service.received.length, SOON).toBe(1)
    const left = 'select endpoint from push_subscriptions where user_id = $1'
    await expect
      .poll(async () => (await test.owner.query(left, [agent])).rows, SOON)
      .toEqual([{ endpoint: service.received[0]?.endpoint }])
    await expect.poll(waiting, SOON).toEqual([])
  },
)

it.each<[what: string, answer: PushService['answers'][number], from: number, to: number]>([
  ['500', 500, 25, 31],
  ['429 that names seconds', { status: 429, headers: { 'retry-after': '900' } }, 890, 901],
  [
    '429 that names a day far away',
    { status: 429, headers: { 'retry-after': '999999' } },
    3590,
    3601,
  ],
  ['503 with nonsense', { status: 503, headers: { 'retry-after': 'mañana' } }, 25, 31],
])('PUSH-06 after the answer %s the message is sent later, once', async (_, answer, from, to) => {
  const agent = await createAgent()
  await subscribe(agent)
  service.answers = [answer]
  await start()
  await notify(agent)
  await expect
    .poll(async () => {
      const [row] = await waiting()
      return row?.tries === 1 && row.seconds >= from && row.seconds <= to
    }, SOON)
    .toBe(true)
  await hurry()
  await expect.poll(() => service.received.length, SOON).toBe(1)
  await expect.poll(waiting, SOON).toEqual([])
  expect(service.asked).toBe(2)
})

it('PUSH-06 a push service that does not answer is asked five times, and then no more', async () => {
  const agent = await createAgent()
  await subscribe(agent)
  const [process] = await start(1, async () => ({ outcome: 'later', afterSeconds: undefined }))
  await notify(agent)
  for (const [tries, seconds] of [
    [1, 30],
    [2, 120],
    [3, 600],
    [4, 1800],
    [5, 7200],
  ] as const) {
    await expect
      .poll(async () => {
        const [row] = await waiting()
        return row?.tries === tries && Math.abs(row.seconds - seconds) <= 5
      }, SOON)
      .toBe(true)
    await hurry()
  }
  await expect.poll(waiting, SOON).toEqual([])
  await expect.poll(() => process!.counts.failed, SOON).toBe(1)
  expect(await devices(agent)).toHaveLength(1)
})

it.each([
  ['a redirect', { status: 307, headers: { location: 'http://169.254.169.254/' } }],
  ['too much', 413],
  ['a sender it does not know', 403],
])('PUSH-06 after %s the message is not sent again, and the device stays', async (_, answer) => {
  const agent = await createAgent()
  await subscribe(agent)
  service.answers = [answer]
  const [process] = await start()
  await notify(agent)
  await expect.poll(() => process!.counts.failed, SOON).toBe(1)
  await expect.poll(waiting, SOON).toEqual([])
  expect(service.asked).toBe(1)
  expect(await devices(agent)).toHaveLength(1)
})

it('PUSH-04 two processes send each message once', async () => {
  const agents: string[] = []
  for (let count = 0; count < 12; count += 1) agents.push(await createAgent())
  for (const agent of agents) await subscribe(agent)
  await start(2)
  for (const agent of agents) await notify(agent)
  await expect.poll(() => service.received.length, SOON).toBe(12)
  await expect.poll(waiting, SOON).toEqual([])
  expect(service.asked).toBe(12)
  expect(new Set(service.received.map(({ endpoint }) => endpoint)).size).toBe(12)
})

it('PUSH-04 the next process sends what came while none ran, and what another process left unfinished', async () => {
  const [left, agent] = [await createAgent(), await createAgent()]
  await subscribe(left)
  await subscribe(agent)
  await notify(left)
  await notify(agent)
  // This imitates a process that claimed the first delivery and then ended.
  await test.owner.query(
    `update private.deliveries set due_at = now() + interval '2 minutes', tries = 1 where user_id = $1`,
    [left],
  )
  await start()
  await expect.poll(() => service.received.length, SOON).toBe(1)
  await hurry()
  await expect.poll(() => service.received.length, SOON).toBe(2)
})

it('PUSH-06 a device that does not answer does not delay the messages of other agents', async () => {
  const [slow, quick] = [await createAgent(), await createAgent()]
  const stuck = await subscribe(slow)
  await subscribe(slow)
  await subscribe(quick)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await start(1, async (device, news) => {
    if (device.endpoint !== stuck.endpoint) return send(device, news)
    asked += 1
    await held
    return { outcome: 'sent' }
  })
  await notify(slow)
  await expect.poll(() => asked, SOON).toBe(1)
  await notify(quick)
  await expect.poll(() => service.received.length, SOON).toBeGreaterThanOrEqual(1)
  release()
  await expect.poll(() => service.received.length, SOON).toBe(2)
})

it('PUSH-07 notifications that were read, are a day old or belong to a switched-off kind are not sent', async () => {
  const [reads, late, other] = [await createAgent(), await createAgent(), await createAgent()]
  for (const agent of [reads, late, other]) await subscribe(agent)
  await notify(reads)
  await notify(late)
  await notify(other, 1, 'task_due')
  await test.owner.query('update notifications set read = true where user_id = $1', [reads])
  await test.owner.query(
    `update private.deliveries set news_since = now() - interval '25 hours' where user_id = $1`,
    [late],
  )
  const [process] = await start()
  await expect.poll(waiting, SOON).toEqual([])
  expect(service.asked).toBe(0)
  expect(process!.counts).toEqual({ sent: 0, failed: 0, gone: 0 })
})

it('PUSH-08 a device whose session was closed on another device gets no messages', async () => {
  const agent = await createAgent()
  const session = randomUUID()
  await test.owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
    session,
    agent,
  ])
  await subscribe(agent, { session_id: session })
  await start()
  await notify(agent)
  await expect.poll(() => service.received.length, SOON).toBe(1)
  await test.owner.query('delete from auth.sessions where id = $1', [session])
  await expect.poll(waiting, SOON).toEqual([])
  await notify(agent)
  await hurry()
  await expect.poll(waiting, SOON).toEqual([])
  expect(service.asked).toBe(1)
})
