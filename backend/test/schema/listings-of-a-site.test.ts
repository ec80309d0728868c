import { siteKeyOf } from '@predio/domain/properties'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const A = 'https://casas.mx'
const B = 'https://otra.mx'

let database: TestDatabase
let mine: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
  await database.owner.query('delete from properties where user_id = $1', [mine.id])
  await connect(A)
})

function run<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return runAs(database.owner, mine, async () => {
    const { rows } = await database.owner.query(text, values)
    return rows as Row[]
  })
}

const connect = (url: string | null) =>
  run('update user_settings set wordpress_url = $2 where user_id = $1', [mine.id, url])

/** Every release of the web app copies a listing in this way, without naming the site. */
const copy = (id: number, title: string) =>
  run(
    `insert into properties (user_id, wordpress_id, title, tags) values ($1, $2, $3, array[$3])
     on conflict (user_id, wordpress_id) do nothing`,
    [mine.id, id, title],
  )

interface Row {
  title: string
  wordpress_id: number | null
  site: string | null
}

const rows = () =>
  run<Row>(
    'select title, wordpress_id::integer, site from properties where user_id = $1 order by title',
    [mine.id],
  )

const row = (title: string, wordpress_id: number | null, site: string | null): Row => ({
  title,
  wordpress_id,
  site,
})

describe('PROP-50 a copy belongs to the site of its listing', () => {
  it('a copy yields its number to another site’s listing, and gets it again when its own site is reconnected', async () => {
    await copy(7, 'De A')
    await connect(B)
    expect(await rows()).toEqual([row('De A', null, 'casas.mx')])
    await copy(7, 'De B')
    expect(await rows()).toEqual([row('De A', null, 'casas.mx'), row('De B', 7, 'otra.mx')])
    await connect(A)
    expect(await rows()).toEqual([row('De A', 7, 'casas.mx'), row('De B', null, 'otra.mx')])
  })

  it('a copy stays unchanged when only the spelling of the address changes, or the site is disconnected', async () => {
    await copy(7, 'De A')
    for (const url of ['http://www.casas.mx', null, 'https://casas.mx/'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
      await connect(url)
    expect(await rows()).toEqual([row('De A', 7, 'casas.mx')])
  })

  it('a copy made while no site was connected belongs to the first site connected', async () => {
    await connect(null)
    await copy(7, 'Sin sitio')
    await connect(B)
    expect(await rows()).toEqual([row('Sin sitio', 7, 'otra.mx')])
  })

  it('moving a site to another address moves its copies too', async () => {
    await copy(7, 'Casa')
    await copy(8, 'Otra')
    expect(await run('select move_site($1) as moved', [B])).toEqual([{ moved: 2 }])
    expect(await rows()).toEqual([row('Casa', 7, 'otra.mx'), row('Otra', 8, 'otra.mx')])
    expect(
      await run('select wordpress_url from user_settings where user_id = $1', [mine.id]),
    ).toEqual([{ wordpress_url: B }])
  })

  it('a copy keeps the former address when the new site already has a copy of the listing', async () => {
    await connect(B)
    await copy(7, 'De B')
    await connect(A)
    await copy(7, 'De A')
    await run('select move_site($1)', [B])
    expect(await rows()).toEqual([row('De A', null, 'casas.mx'), row('De B', 7, 'otra.mx')])
  })

  it('a copy is no own listing while its site is not connected', async () => {
    await copy(7, 'De A')
    await connect(B)
    const [step] = await run<{ own_number: null }>('select own_number from properties')
    expect(step?.own_number).toBeNull()
    await expect(
      run(`update properties set private_note = 'x' where title = 'De A'`),
    ).rejects.toThrow('properties_own_facts')
    await run('insert into properties (title) values ($1)', ['Propia'])
    expect(await run(`select own_number from properties where title = 'Propia'`)).toEqual([
      { own_number: 1 },
    ])
  })
})

describe('PROP-55 a tab that shows another site than the connected one', () => {
  it('a tab that shows another site writes to the copies of the site that it shows', async () => {
    await copy(7, 'De A')
    await connect(B)
    await copy(7, 'De B')
    const given = { wordpress_id: 7, property_type: 'casa', operation: 'sale', currency: 'MXN' }
    const listings = [
      { copy: { ...given, site: 'casas.mx' } },
      { copy: { ...given, wordpress_id: 9, title: 'Nueva de A', site: 'casas.mx' } },
    ]
    await run('select tag_properties($1, $2)', [JSON.stringify(listings), ['Playa']])
    expect(await rows()).toEqual([
      row('De A', null, 'casas.mx'),
      row('De B', 7, 'otra.mx'),
      row('Nueva de A', null, 'casas.mx'),
    ])
    expect(await run(`select title from properties where 'Playa' = any (tags) order by 1`)).toEqual(
      [{ title: 'De A' }, { title: 'Nueva de A' }],
    )
  })

  it('a tab that shows another site does not store what it reads', async () => {
    await copy(7, 'De A')
    const read = (site: string | null) =>
      run<{ written: number }>(`select record_site_reading('{}', '{7}', '[]', $1) as written`, [
        site,
      ])
    expect(await read(B)).toEqual([{ written: 0 }])
    expect(await read('http://www.casas.mx/')).toEqual([{ written: 1 }])
  })
})

it.each([
  ['https://casas.mx', 'casas.mx'],
  ['http://www.Casas.mx:80/', 'casas.mx'],
  ['https://casas.mx./', 'casas.mx'],
  ['https://www.casas.mx/Es//', 'casas.mx/Es'],
  ['https://casas.mx:8443', 'casas.mx:8443'],
  ['https://ana:clave@www.casas.mx/es', 'casas.mx/es'],
  ['http://127.0.0.1:3000/demo', '127.0.0.1:3000/demo'],
  ['http://[::1]:3000/demo?x=1#y', '[::1]:3000/demo'],
])('PROP-50 the site of %s is %s, in the app and in the database', async (url, site) => {
  expect(siteKeyOf(url)).toBe(site)
  const [found] = await run<{ site: string }>('select private.site_key($1) as site', [url])
  expect(found?.site).toBe(site)
})

it('PROP-50 app and database cut a long address alike', async () => {
  const url = `https://casas.mx/${'a'.repeat(400)}`
  const [found] = await run<{ site: string }>('select private.site_key($1) as site', [url])
  expect(found?.site).toHaveLength(300)
  expect(siteKeyOf(url)).toBe(found?.site)
})
