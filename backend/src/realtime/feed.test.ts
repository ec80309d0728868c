import { once } from 'node:events'
import type { Notification } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.owner.query('listen predio_realtime')
})
beforeEach(attach)
afterAll(() => database.drop())

function attach() {
  return database.owner.query('select predio.attach_realtime_feed()')
}

async function triggers(): Promise<Record<string, string>> {
  const { rows } = await database.owner.query<{ name: string; oid: string }>(
    `select tgrelid::regclass::text as name, oid::text from pg_trigger where tgname = 'predio_realtime_feed' order by 1`,
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.oid]))
}

/** The last payload marks the end and is not returned. */
async function announced(...statements: string[]): Promise<Record<string, string>[]> {
  const payloads: string[] = []
  const gather = (message: Notification) => payloads.push(message.payload ?? '')
  database.owner.on('notification', gather)
  for (const statement of statements) await database.owner.query(statement)
  await database.owner.query(`notify predio_realtime, '"over"'`)
  while (payloads.at(-1) !== '"over"') await once(database.owner, 'notification')
  database.owner.off('notification', gather)
  return payloads.slice(0, -1).map((payload) => JSON.parse(payload) as Record<string, string>)
}

it('the feed has triggers on exactly the tables of the publication', async () => {
  expect(Object.keys(await triggers())).toEqual([
    'client_consents',
    'documents',
    'interactions',
    'notifications',
    'opportunities',
    'owner_reports',
    'prospects',
    'selection_items',
    'selections',
    'subscriptions',
    'tasks',
  ])
})

it('attaching the feed again leaves existing triggers unchanged', async () => {
  const before = await triggers()
  await attach()
  expect(await triggers()).toEqual(before)
})

it('the feed announces table, key, owner and time, and no content of the row', async () => {
  const user = 'a0000000-0000-4000-8000-000000000001'
  const task = 'b0000000-0000-4000-8000-000000000001'
  await database.owner.query(`insert into auth.users (id, email) values ('${user}', 'a@agente.mx')`)
  const changes = await announced(
    `insert into tasks (id, user_id, assigned_to, title) values ('${task}', '${user}', '${user}', 'Confidencial')`,
    `update tasks set description = 'Más' where id = '${task}'`,
    `delete from tasks where id = '${task}'`,
  )
  expect(changes.map(({ at, ...rest }) => [rest, !Number.isNaN(Date.parse(at!))])).toEqual(
    ['INSERT', 'UPDATE', 'DELETE'].map((type) => [
      {
        kind: 'change',
        schema: 'public',
        table: 'tasks',
        type,
        key: `{"id": "${task}"}`,
        owner: user,
      },
      true,
    ]),
  )
})

it('the feed handles keys of several columns, large numbers and keys that change', async () => {
  await database.owner.query(
    `create table public.pairs (b bigint, a text, primary key (a, b)); alter publication supabase_realtime add table public.pairs`,
  )
  await attach()
  const changes = await announced(
    `insert into pairs (a, b) values ('x', 9007199254740993)`,
    `update pairs set a = 'y'`,
  )
  expect(changes).toMatchObject([
    { key: '{"a": "x", "b": 9007199254740993}' },
    { key: '{"a": "y", "b": 9007199254740993}', oldKey: '{"a": "x", "b": 9007199254740993}' },
  ])
  expect(changes[0]).not.toHaveProperty('oldKey')
  await database.owner.query('alter publication supabase_realtime drop table public.pairs')
  await attach()
  expect(await triggers()).not.toHaveProperty('pairs')
})

it('a write whose key is too long to announce succeeds', async () => {
  await database.owner.query(
    `create table public.long_keys (id text primary key); alter publication supabase_realtime add table public.long_keys`,
  )
  await attach()
  expect(await announced(`insert into long_keys values (repeat('x', 9000))`)).toEqual([])
  await database.owner.query('drop table public.long_keys')
})

it('the feed ignores a table without a primary key', async () => {
  await database.owner.query(
    `create table public.keyless (id int); alter publication supabase_realtime add table public.keyless`,
  )
  await attach()
  expect(await triggers()).not.toHaveProperty('keyless')
  await database.owner.query('drop table public.keyless')
})

it('callers of the API cannot attach the feed', async () => {
  await expect(
    database.owner.query('set role authenticated; select predio.attach_realtime_feed()'),
  ).rejects.toThrow('permission denied')
  await database.owner.query('reset role')
})
