import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { migrate } from '../../src/database/migrate.ts'
import { ROOT } from '../paths.ts'
import { attempt, insertText } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const LONG = 'á'.repeat(100)

let test: TestDatabase
const ana = randomUUID()
const luz = randomUUID()

beforeAll(async () => {
  test = await createTestDatabase()
  for (const id of [ana, luz]) {
    await test.owner.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@x.mx`])
  }
})
afterAll(() => test.drop())

async function addScripts(userId: string, titles: string[]): Promise<void> {
  await test.owner.query(
    `insert into sales_scripts (user_id, title, content, category, created_at)
     select $1, title, 'Hola', 'cierre', now() - interval '1 day' + place * interval '1 minute'
     from unnest($2::text[]) with ordinality as given (title, place)`,
    [userId, titles],
  )
}

async function titlesOf(userId: string): Promise<string[]> {
  const { rows } = await test.owner.query<{ title: string }>(
    'select title from sales_scripts where user_id = $1 order by created_at',
    [userId],
  )
  return rows.map(({ title }) => title)
}

it('SCRIPT-09 an upgrade numbers titles that an older release stored twice in different case', async () => {
  await test.owner.query(`
    drop index sales_scripts_user_id_lower_title_key;
    delete from supabase_migrations.schema_migrations where version = '20261117000400'`)
  await addScripts(ana, [
    'Primer contacto',
    'primer contacto',
    'PRIMER CONTACTO',
    'Primer contacto (2)',
    'Objeción',
    'OBJECIÓN',
    LONG,
    LONG.toUpperCase(),
  ])
  await addScripts(luz, ['primer contacto'])
  await migrate(test.owner, readConfig({}, ROOT).sqlFolders.migrations)
  expect(await titlesOf(ana)).toEqual([
    'Primer contacto',
    'primer contacto (3)',
    'PRIMER CONTACTO (4)',
    'Primer contacto (2)',
    'Objeción',
    'OBJECIÓN (2)',
    LONG,
    `${'Á'.repeat(96)} (2)`,
  ])
  expect(await titlesOf(luz)).toEqual(['primer contacto'])
})

it('SCRIPT-09 refuses a title that another script of the same agent has in another case', async () => {
  await addScripts(luz, ['Visita de cortesía'])
  const row = { user_id: luz, content: 'Hola', category: 'cierre' }
  const add = (title: string, userId = luz) =>
    attempt(
      test.owner,
      { role: 'authenticated', id: userId },
      insertText('sales_scripts', { ...row, user_id: userId, title }, ''),
      [userId, 'Hola', 'cierre', title],
    )
  expect(await add('visita de CORTESÍA')).toBe('23505')
  expect(await add('visita de cortesía', ana)).toBe(1)
  expect(await add('Visita de cortesia')).toBe(1)
})
