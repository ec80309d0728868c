import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { createBackend, type Backend } from '../src/backend.ts'
import { createOlderDatabase, type OlderDatabase } from './older-database.ts'
import { SECRETS_KEY } from './test-backend.ts'
import { testConfig } from './test-config.ts'
import { createAgent, type Agent } from './rls/agents.ts'
import { TABLES } from './rls/tables.ts'

/** Release 0.1.0 has all migrations before this one. Every value that it allowed must survive the next start. */
const FIRST_AFTER_0_1_0 = '20261117'
const NINE_MB = 9_000_000

interface DateColumn {
  table: string
  column: string
}

const dataDir = temporaryFolder('older-data')
let database: OlderDatabase
let backend: Backend | undefined
let agent: Agent
let endless: DateColumn[]

beforeAll(async () => {
  database = await createOlderDatabase(FIRST_AFTER_0_1_0)
  const { client } = database
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const known = new Set(rows.map(({ name }) => name))
  const tables = Object.entries(TABLES).filter(([name]) => known.has(name))
  agent = await createAgent(client, Object.fromEntries(tables))
  await addTemplates()
  await addTwins()
  await addLongLists()
  await addLargeValues()
  endless = await makeDatesEndless()
  await client.query(
    `insert into tasks (user_id, title, created_at) values ($1, 'Sin fecha', 'infinity')`,
    [agent.id],
  )

  const config = testConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRETS_KEY })
  backend = await createBackend(config, pino({ level: 'silent' }))
})
afterAll(async () => {
  await backend?.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

function addTemplates() {
  const names = Array.from({ length: 150 }, (_, i) => ({ name: `dato_${i}` }))
  return database.client.query(
    `insert into document_templates (user_id, name, content, variables, is_public, created_at) values
       ($1, 'Enorme', 'Texto {{a}}', $2, true, now()),
       ($1, 'Muchas', 'Texto {{a}}', $3, true, now()),
       ($1, 'Sin fin', 'Texto', '[]', true, 'infinity')`,
    [agent.id, JSON.stringify([{ name: 'a' }, 'x'.repeat(NINE_MB)]), JSON.stringify(names)],
  )
}

function addTwins() {
  return database.client.query(
    `insert into sales_scripts (user_id, title, content, category)
     select $1, title, 'Hola', 'cierre' from unnest(array['Primer contacto', 'PRIMER CONTACTO', 'primer contacto']) as title`,
    [agent.id],
  )
}

function addLongLists() {
  return database.client.query(
    `insert into properties (user_id, wordpress_id, title, images, features) values
       ($1, 8, 'Mil fotografías', array_fill('https://sitio.example/1.jpg'::text, array[1000]), array_fill(repeat('x', 5000), array[300])),
       ($1, 9, 'Dirección larga', array[repeat('x', 9000), 'https://sitio.example/1.jpg'], '{}')`,
    [agent.id],
  )
}

function addLargeValues() {
  return database.client.query(
    `with tagged as (
       update clients set tags = array_fill(repeat('t', 400), array[1000]) where user_id = $1
     )
     update documents set metadata = jsonb_build_object('note', repeat('x', 1000000)) where user_id = $1`,
    [agent.id],
  )
}

async function makeDatesEndless(): Promise<DateColumn[]> {
  const { client } = database
  const { rows } = await client.query<DateColumn>(
    `select table_name as table, column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and data_type in ('date', 'timestamp with time zone')
     order by 1, 2`,
  )
  const set: DateColumn[] = []
  // The triggers are switched off, because they would write the present time into the columns.
  await client.query('set session_replication_role = replica')
  for (const { table, column } of rows) {
    for (const end of ['infinity', '-infinity']) {
      const change = `update public.${table} set ${column} = $1`
      const done = await client.query(change, [end]).then(
        ({ rowCount }) => rowCount !== 0,
        () => false,
      )
      if (!done) continue
      set.push({ table, column })
      break
    }
  }
  await client.query('set session_replication_role = origin')
  return set
}

it('every constraint holds for every row after the start', async () => {
  expect(endless.length).toBeGreaterThan(60)
  const { rows } = await database.client.query(
    `select conname from pg_constraint where not convalidated`,
  )
  expect(rows).toEqual([])
})

it('a row that held a date without an end can be edited again', async () => {
  for (const table of new Set(endless.map((date) => date.table))) {
    const touched = await database.client.query(`update public.${table} set id = id`)
    expect(touched.rowCount, table).toBeGreaterThan(0)
  }
  const { rows } = await database.client.query(
    `select title, due_date at time zone 'UTC' > '2199-12-31' as last from tasks where user_id = $1 order by title`,
    [agent.id],
  )
  expect(rows).toEqual([
    { title: 'Sin fecha', last: null },
    { title: 'Visita', last: true },
  ])
})

it('older templates keep their text and the variables that fit, and only their owner sees them', async () => {
  const { rows } = await database.client.query(
    `select name, content, is_public, jsonb_array_length(variables) as variables from document_templates
     where user_id = $1 and name in ('Enorme', 'Muchas', 'Sin fin') order by name`,
    [agent.id],
  )
  expect(rows).toEqual([
    { name: 'Enorme', content: 'Texto {{a}}', is_public: false, variables: 1 },
    { name: 'Muchas', content: 'Texto {{a}}', is_public: false, variables: 100 },
    { name: 'Sin fin', content: 'Texto', is_public: false, variables: 0 },
  ])
})

it('older titles that differed by case alone become distinct, and lists are cut to their limits', async () => {
  const { rows } = await database.client.query<{ titles: string[] }>(
    `select array_agg(lower(title) order by lower(title)) as titles from sales_scripts where title ilike 'primer contacto%'`,
  )
  expect(rows[0]?.titles).toEqual(['primer contacto', 'primer contacto (2)', 'primer contacto (3)'])
  const { rows: lists } = await database.client.query(
    `select cardinality(images) as images, cardinality(features) as features from properties
     where wordpress_id in (8, 9) order by wordpress_id`,
  )
  expect(lists).toEqual([
    { images: 200, features: 200 },
    { images: 1, features: 0 },
  ])
})

it('older values larger than any screen writes are cut or emptied', async () => {
  const { rows } = await database.client.query(
    `select cardinality(client.tags) as tags, char_length(client.tags[1]) as length, document.metadata
     from clients as client
     join documents as document on document.user_id = client.user_id
     where client.user_id = $1`,
    [agent.id],
  )
  expect(rows).toEqual([{ tags: 200, length: 300, metadata: {} }])
})

it('the server answers on the older data', async () => {
  const key = backend!.services.keyring.secretKey
  const response = await backend!.fetch(
    new Request('http://127.0.0.1/rest/v1/document_templates?select=name&limit=1', {
      headers: { apikey: key },
    }),
  )
  expect(response.status).toBe(200)
})
