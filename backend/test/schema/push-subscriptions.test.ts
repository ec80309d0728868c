import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attempt, createAgent, insertText, type Agent } from '../rls/agents.ts'
import { TABLES } from '../rls/tables.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let ana: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  ana = await createAgent(database.owner)
})
afterAll(() => database.drop())

const row = (fields: Record<string, unknown>) => ({
  ...TABLES['push_subscriptions']!.row(ana.ids),
  ...fields,
})

const insert = (fields: Record<string, unknown>) =>
  attempt(
    database.owner,
    { role: 'authenticated', id: ana.id },
    insertText('push_subscriptions', row(fields), ''),
    Object.values(row(fields)),
  )

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def_-', 1],
  ['https://web.push.apple.com/QNd?x=1', 1],
  ['http://push.example/1', '23514'],
  ['https://push.example:8443/1', '23514'],
  ['https://ana@push.example/1', '23514'],
  ['https://[::1]/1', '23514'],
  ['https://localhost/1', '23514'],
  ['https://push.example/a b', '23514'],
  ['https://push.example', '23514'],
  [`https://push.example/${'a'.repeat(1000)}`, '23514'],
  ['javascript:alert(1)', '23514'],
])('PUSH-01 the push address %s is stored: %s', async (endpoint, answer) => {
  expect(await insert({ endpoint })).toBe(answer)
})

it.each([
  { p256dh: 'A'.repeat(87) },
  { p256dh: `B${'A'.repeat(85)}` },
  { p256dh: `B${'+'.repeat(86)}` },
  { auth: 'A'.repeat(23) },
  { auth: '' },
  { label: ' ' },
  { label: 'a'.repeat(101) },
])('PUSH-01 a push subscription refuses %j', async (fields) => {
  expect(await insert(fields)).toBe('23514')
})

it('PUSH-01 refuses the same device twice, and another agent may subscribe it later', async () => {
  const endpoint = 'https://push.example/same'
  const luis = await createAgent(database.owner)
  for (const { id } of [ana, luis]) {
    const values = row({ endpoint, user_id: id })
    await database.owner.query(insertText('push_subscriptions', values), Object.values(values))
  }
  expect(await insert({ endpoint })).toBe('23505')
})

it('PUSH-08 a device belongs to the session that stores it, whatever session the row names', async () => {
  const session = randomUUID()
  const values = row({ session_id: randomUUID() })
  const text = insertText('push_subscriptions', values, 'returning session_id')
  const { rows } = await runAs(
    database.owner,
    ana,
    () => database.owner.query(text, Object.values(values)),
    { claims: { session_id: session } },
  )
  expect(rows).toEqual([{ session_id: session }])
})

it.each(['prospect', 'general'])(
  'PUSH-04 the secret key may add a notification of the kind %s',
  async (kind) => {
    await database.owner.query('begin')
    await database.owner.query('set local role service_role')
    const { rowCount } = await database.owner.query(
      `insert into public.notifications (user_id, kind, title, message) values ($1, $2, 'a', 'b')`,
      [ana.id, kind],
    )
    await database.owner.query('rollback')
    expect(rowCount).toBe(1)
  },
)

it('PUSH-04 a thousand notifications of one agent leave one row for each channel of delivery', async () => {
  await database.owner.query('begin')
  for (let times = 0; times < 2; times += 1) {
    await database.owner.query(
      `insert into notifications (user_id, kind, title, message) select $1, 'prospect', 'a', 'b' from generate_series(1, 500)`,
      [ana.id],
    )
  }
  const { rows } = await database.owner.query(
    `select news, (subscription_id is null) as by_mail from private.deliveries where user_id = $1 order by 2`,
    [ana.id],
  )
  const { rows: devices } = await database.owner.query(
    'select id from push_subscriptions where user_id = $1',
    [ana.id],
  )
  expect(rows).toEqual([
    ...devices.map(() => ({ news: 1000, by_mail: false })),
    { news: 1000, by_mail: true },
  ])
  await database.owner.query('rollback')
})
