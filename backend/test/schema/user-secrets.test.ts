import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOlderDatabase } from '../older-database.ts'
import { attempt, createAgent, type Agent, type Persona } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const REFUSED = '42501'
const CIPHERTEXT = 'A'.repeat(60)

let database: TestDatabase
let ana: Agent
beforeAll(async () => {
  database = await createTestDatabase()
  ana = await createAgent(database.owner)
})
afterAll(() => database.drop())

const asAna = (text: string, values: unknown[] = []) =>
  attempt(database.owner, { role: 'authenticated', id: ana.id } satisfies Persona, text, values)

describe('SET-07 the keys of an agent', () => {
  it('only the service may read an agent’s keys, in any column', async () => {
    const { rows } = await database.owner.query(
      `select role, privilege from unnest(array['anon', 'authenticated']) as role
       cross join unnest(array['select', 'insert', 'update', 'references']) as privilege
       where has_any_column_privilege(role, 'public.user_secrets', privilege)`,
    )
    expect(rows).toEqual([])
    expect(await asAna('select ciphertext from user_secrets')).toBe(REFUSED)
  })

  it('an agent’s keys are in no column of the settings, of which every column can be read', async () => {
    expect(await asAna('select * from user_settings')).toBe(1)
    const { rows } = await database.owner.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = 'public.user_settings'::regclass and attname ~ 'key' and not attisdropped order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['has_ai_key', 'has_site_key'])
  })

  it('columns that agents cannot write say whether a key exists', async () => {
    const stored = async () => {
      const { rows } = await database.owner.query(
        'select has_site_key, has_ai_key from user_settings where user_id = $1',
        [ana.id],
      )
      return rows[0] as unknown
    }
    expect(await stored()).toEqual({ has_site_key: false, has_ai_key: true })
    expect(await asAna('update user_settings set has_ai_key = false')).toBe(REFUSED)
    const insert = 'insert into user_settings (user_id, has_site_key) values ($1, true)'
    expect(await asAna(insert, [ana.id])).toBe(REFUSED)
    await database.owner.query(
      `insert into user_secrets (user_id, name, ciphertext) values ($1, 'site', $2)`,
      [ana.id, CIPHERTEXT],
    )
    expect(await stored()).toEqual({ has_site_key: true, has_ai_key: true })
    await database.owner.query(`delete from user_secrets where user_id = $1 and name = 'ai'`, [
      ana.id,
    ])
    expect(await stored()).toEqual({ has_site_key: true, has_ai_key: false })
  })

  it.each([
    ['a name of nothing', `'password', '${CIPHERTEXT}', null`, 'user_secrets_name_known'],
    ['no value', `'ai', null, null`, 'user_secrets_has_one_form'],
    ['both forms', `'ai', '${CIPHERTEXT}', 'sk-x'`, 'user_secrets_has_one_form'],
    ['what is no ciphertext', `'ai', 'sk-0123', null`, 'user_secrets_ciphertext_format'],
  ])('the table of keys refuses %s', async (_, values, constraint) => {
    const luis = await createAgent(database.owner)
    await database.owner.query('delete from user_secrets where user_id = $1', [luis.id])
    await expect(
      database.owner.query(
        `insert into user_secrets (user_id, name, ciphertext, plain_text) values ('${luis.id}', ${values})`,
      ),
    ).rejects.toMatchObject({ constraint })
  })

  it('an agent’s keys are deleted with the account', async () => {
    const luis = await createAgent(database.owner)
    await database.owner.query('delete from auth.users where id = $1', [luis.id])
    const { rowCount } = await database.owner.query('select from user_secrets where user_id = $1', [
      luis.id,
    ])
    expect(rowCount).toBe(0)
  })
})

it('an upgrade moves keys out of the settings, and marks them for encryption', async () => {
  const older = await createOlderDatabase('20261119000200')
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [one, two, three]) {
    await older.client.query('insert into auth.users (id, email) values ($1, $2)', [
      id,
      `${id}@a.mx`,
    ])
  }
  await older.client.query(
    `insert into user_settings (user_id, wordpress_url, wordpress_api_key, openai_api_key)
     values ($1, 'https://casas.mx', 'ana:abcd efgh', 'sk-una'), ($2, null, null, ' sk-dos '), ($3, null, '  ', null)`,
    [one, two, three],
  )
  await older.upgrade()
  const { rows: secrets } = await older.client.query(
    'select user_id, name, ciphertext, plain_text from user_secrets order by plain_text',
  )
  expect(secrets).toEqual([
    { user_id: one, name: 'site', ciphertext: null, plain_text: 'ana:abcd efgh' },
    { user_id: two, name: 'ai', ciphertext: null, plain_text: 'sk-dos' },
    { user_id: one, name: 'ai', ciphertext: null, plain_text: 'sk-una' },
  ])
  const { rows: flags } = await older.client.query(
    'select has_site_key, has_ai_key from user_settings order by has_ai_key, has_site_key',
  )
  expect(flags).toEqual([
    { has_site_key: false, has_ai_key: false },
    { has_site_key: false, has_ai_key: true },
    { has_site_key: true, has_ai_key: true },
  ])
  await older.drop()
})
