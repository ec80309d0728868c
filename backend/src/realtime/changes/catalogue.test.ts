import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testConfig } from '../../../test/test-config.ts'
import type { TestDatabase } from '../../../test/test-database.ts'
import { connectDatabase } from '../../database/connect.ts'
import { openDatabase } from '../../database/database.ts'
import type { Database } from '../../database/types.ts'
import { createRealtimeDatabase } from '../testing/realtime-server.ts'
import { createCatalogue } from './catalogue.ts'

let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createRealtimeDatabase()
  const log = pino({ level: 'silent' })
  const config = testConfig({ DATABASE_URL: testDatabase.url })
  database = openDatabase((await connectDatabase(config, log, () => 'abc')).connections, log)
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

async function tables(role: string) {
  const found = await createCatalogue(database).tablesFor(role)
  return new Map(found.map((table) => [table.name, table]))
}

it('the catalogue names keys and types as the client knows them', async () => {
  const billboard = (await tables('anon')).get('billboard')!
  expect(billboard.key).toEqual([{ name: 'id', type: 'int8', sqlType: 'bigint' }])
  expect(billboard.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'id int8',
    'text text',
    'price numeric',
    'tags _text',
    'data jsonb',
    'shown bool',
    'at timestamptz',
  ])
})

it('the catalogue knows the columns that a role may read', async () => {
  expect((await tables('anon')).get('tasks')).toMatchObject({ columns: [], isKeyReadable: false })
  expect((await tables('authenticated')).get('tasks')!.isKeyReadable).toBe(true)
  expect((await tables('service_role')).get('tasks')!.isKeyReadable).toBe(true)
})

it('a table counts as readable by its owners alone only if every policy of the role says so', async () => {
  const isOwnerOnly = async (role: string, table: string) =>
    (await tables(role)).get(table)!.isOwnerOnly
  for (const table of ['documents', 'interactions', 'notifications', 'opportunities', 'tasks'])
    expect([table, await isOwnerOnly('authenticated', table)]).toEqual([table, true])
  expect(await isOwnerOnly('authenticated', 'notes')).toBe(false)
  expect(await isOwnerOnly('authenticated', 'billboard')).toBe(false)
  expect(await isOwnerOnly('service_role', 'tasks')).toBe(false)
  await testDatabase.owner.query(`create policy passing on tasks to service_role using (true)`)
  expect(await isOwnerOnly('authenticated', 'tasks')).toBe(true)
  await testDatabase.owner.query(
    `create policy wider on tasks for select to authenticated using (priority = 'urgent')`,
  )
  expect(await isOwnerOnly('authenticated', 'tasks')).toBe(false)
  await testDatabase.owner.query(
    'drop policy wider on tasks; alter table tasks disable row level security',
  )
  expect(await isOwnerOnly('authenticated', 'tasks')).toBe(false)
})

it('the catalogue is read again only when told to', async () => {
  const catalogue = createCatalogue(database)
  const first = await catalogue.tablesFor('anon')
  expect(await catalogue.tablesFor('anon')).toBe(first)
  catalogue.forget()
  expect(await catalogue.tablesFor('anon')).not.toBe(first)
})

it('the catalogue does not remember a failure', async () => {
  const catalogue = createCatalogue(database)
  await expect(catalogue.tablesFor('nobody')).rejects.toThrow('does not exist')
  await expect(catalogue.tablesFor('nobody')).rejects.toThrow('does not exist')
})
