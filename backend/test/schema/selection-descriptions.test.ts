import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOlderDatabase, type OlderDatabase } from '../older-database.ts'

let database: OlderDatabase
const user = randomUUID()
const selection = randomUUID()
const versions: string[] = []

beforeAll(async () => {
  database = await createOlderDatabase('20261210010000')
  const { client } = database
  await client.query('insert into auth.users (id, email) values ($1, $2)', [
    user,
    'ana@example.com',
  ])
  await client.query(
    `insert into selections (id, user_id, title, token_hash) values ($1, $2, 'Casas', repeat('a', 64))`,
    [selection, user],
  )
  await add('Amplia', null, '<p>Casa  amplia</p>\nCon jardín y <b>alberca</b>', { description: '' })
  await add('Escrita', null, 'Otro texto', { description: 'Como se envió' })
  await add('Larga', null, 'palabra '.repeat(500), { description: '' })
  await add('Vieja', null, 'Sin la clave', {})
  await add('Del sitio', 77, 'Del sitio', { description: '' })
  await add('Muda', null, null, { description: '' })
  await add('Enorme', null, 'No cabe '.repeat(300), { description: '', title: 'x'.repeat(31_500) })
  versions.push(await versionOf())
  await database.upgrade()
  versions.push(await versionOf())
})
afterAll(async () => database.drop())

let position = 0
async function add(title: string, site: number | null, text: string | null, listing: object) {
  const { rows } = await database.client.query<{ id: string }>(
    `insert into properties (user_id, wordpress_id, title, description, operations)
     values ($1, $2, $3, $4, case when $2::bigint is null then '{sale}'::text[] else '{}' end) returning id`,
    [user, site, title, text],
  )
  await database.client.query(
    `insert into selection_items (user_id, selection_id, property_id, position, note, listing) values ($1, $2, $3, $4, $5, $6)`,
    [user, selection, rows[0]!.id, position++, title, JSON.stringify({ title, ...listing })],
  )
}

async function versionOf(): Promise<string> {
  const { rows } = await database.client.query<{ version: string }>(
    'select updated_at::text as version from selections where id = $1',
    [selection],
  )
  return rows[0]!.version
}

test('SEL-31 an upgrade adds the description of an own listing to sent selections without one', async () => {
  const { rows } = await database.client.query<{ note: string; text: string | null }>(
    `select note, listing ->> 'description' as text from selection_items order by position`,
  )
  const texts = Object.fromEntries(rows.map(({ note, text }) => [note, text]))
  const { Larga: long, ...others } = texts
  expect(others).toEqual({
    Amplia: 'Casa amplia Con jardín y alberca',
    Escrita: 'Como se envió',
    Vieja: 'Sin la clave',
    'Del sitio': '',
    Muda: '',
    Enorme: '',
  })
  expect(long).toMatch(/^palabra .*palabra…$/)
  expect(long?.length).toBeLessThanOrEqual(3000)
  expect(versions[1]).toBe(versions[0])
})
