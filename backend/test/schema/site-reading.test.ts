import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
  await database.owner.query('delete from property_price_changes')
})

interface Reading {
  seen?: number[]
  missing?: number[]
  changed?: unknown
}

const HOUSE = {
  wordpress_id: 7,
  title: 'Casa nueva',
  location: 'Mérida',
  description: 'Con alberca',
  price: 900,
  currency: 'MXN',
  property_type: 'casa',
  operation: 'sale',
  bedrooms: 3,
  bathrooms: 2.5,
  area: 120.5,
  images: ['https://casas.mx/1.jpg'],
  features: ['Alberca'],
  url: 'https://casas.mx/7',
  site_facts: { code: 'A-1', landArea: 200 },
}

function times(count: number, listing: object): object[] {
  return Array.from({ length: count }, () => listing)
}

function record(
  agent: Agent | undefined,
  { seen = [], missing = [], changed = [] }: Reading,
): Promise<number> {
  return runAs(database.owner, agent, async () => {
    const { rows } = await database.owner.query<{ written: number }>(
      'select record_site_reading($1, $2, $3) as written',
      [seen, missing, JSON.stringify(changed)],
    )
    return rows[0]!.written
  })
}

async function copyOf(agent: Agent): Promise<Record<string, unknown>> {
  const { rows } = await database.owner.query<Record<string, unknown>>(
    'select * from properties where id = $1',
    [agent.ids['properties']],
  )
  return rows[0]!
}

async function change(set: string): Promise<void> {
  await database.owner.query(`update properties set ${set} where id = $1`, [mine.ids['properties']])
}

async function prices(): Promise<unknown[]> {
  const { rows } = await database.owner.query(
    `select previous_price::float, previous_currency, price::float, currency, operation
     from property_price_changes where property_id = $1 order by changed_at, price`,
    [mine.ids['properties']],
  )
  return rows
}

describe('PROP-27 and PROP-26 a complete reading of the site', () => {
  it('a reading of the site writes a listing’s new values and keeps what the agent added', async () => {
    await change(`tags = '{Playa}', sale_status = 'apartada', price = 1000`)
    expect(await record(mine, { seen: [7], changed: [HOUSE] })).toBe(1)
    expect(await copyOf(mine)).toMatchObject({
      title: 'Casa nueva',
      description: 'Con alberca',
      price: '900.00',
      images: ['https://casas.mx/1.jpg'],
      features: ['Alberca'],
      site_facts: { code: 'A-1', landArea: 200 },
      tags: ['Playa'],
      sale_status: 'apartada',
      left_site_at: null,
    })
    expect((await copyOf(theirs))['title']).toBe('Casa en Mérida')
  })

  it('a reading gives a listing without title or location the columns’ defaults', async () => {
    const { title: _title, location: _location, ...rest } = HOUSE
    await record(mine, { changed: [rest] })
    expect(await copyOf(mine)).toMatchObject({
      title: 'Untitled Property',
      location: 'Unknown Location',
    })
  })

  it('a reading records once that a listing left the site, and clears it when the listing returns', async () => {
    expect(await copyOf(mine)).toMatchObject({ left_site_at: null })
    expect(await record(mine, { missing: [7] })).toBe(1)
    const { left_site_at } = await copyOf(mine)
    expect(left_site_at).toBeInstanceOf(Date)
    expect(await record(mine, { missing: [7] })).toBe(0)
    expect((await copyOf(mine))['left_site_at']).toEqual(left_site_at)
    expect(await record(mine, { seen: [7] })).toBe(1)
    expect((await copyOf(mine))['left_site_at']).toBeNull()
    expect((await copyOf(theirs))['left_site_at']).toBeNull()
  })

  it('a reading records when a listing was first and last seen, without a write at every reading', async () => {
    const { created_at, first_seen_at, last_seen_at } = await copyOf(mine)
    expect([first_seen_at, last_seen_at]).toEqual([created_at, created_at])
    expect(await record(mine, { seen: [7] })).toBe(0)
    await change(
      `first_seen_at = now() - interval '2 days', last_seen_at = now() - interval '2 hours'`,
    )
    const before = await copyOf(mine)
    expect(await record(mine, { seen: [7] })).toBe(1)
    const after = await copyOf(mine)
    expect(after['first_seen_at']).toEqual(before['first_seen_at'])
    expect(Number(after['last_seen_at'])).toBeGreaterThan(Number(before['last_seen_at']))
  })

  it('PROP-31 a property of the agent’s own has no dates of the site', async () => {
    const { rows } = await database.owner.query(
      `insert into properties (user_id, title) values ($1, 'Mía') returning first_seen_at, last_seen_at`,
      [mine.id],
    )
    expect(rows).toEqual([{ first_seen_at: null, last_seen_at: null }])
  })

  it.each<[string, Reading]>([
    ['too many listings', { seen: Array.from({ length: 20_001 }, (_, at) => at) }],
    ['too many changes', { changed: times(501, HOUSE) }],
    ['too much text', { changed: times(400, { ...HOUSE, description: 'ñ'.repeat(10_000) }) }],
    ['no list', { changed: { ...HOUSE } }],
  ])('refuses a reading with %s', async (_, reading) => {
    await expect(record(mine, reading)).rejects.toMatchObject({ code: '22023' })
  })

  it('a reading refuses visitors', async () => {
    await expect(record(undefined, { seen: [7] })).rejects.toMatchObject({ code: '42501' })
  })
})

describe('PROP-28 a property’s prices', () => {
  it('a property records each new price, but not a corrected currency alone', async () => {
    await change(`price = 1000`)
    await database.owner.query('delete from property_price_changes')
    await record(mine, { changed: [HOUSE] })
    await record(mine, { changed: [{ ...HOUSE, currency: 'USD' }] })
    await record(mine, { changed: [{ ...HOUSE, price: null, currency: 'USD' }] })
    expect(await prices()).toEqual([
      {
        previous_price: 1000,
        previous_currency: 'MXN',
        price: 900,
        currency: 'MXN',
        operation: 'sale',
      },
      {
        previous_price: 900,
        previous_currency: 'USD',
        price: null,
        currency: 'USD',
        operation: 'sale',
      },
    ])
  })

  it('a property keeps its last hundred prices', async () => {
    for (let price = 1; price <= 105; price += 1) await change(`price = ${price}`)
    const kept = (await prices()) as { price: number }[]
    expect(kept).toHaveLength(100)
    expect(kept.map(({ price }) => price)).toEqual(Array.from({ length: 100 }, (_, at) => at + 6))
  })
})

it.each([
  ['images', `images = array_fill('https://casas.mx/1.jpg'::text, array[201])`],
  ['images', `images = array[repeat('a', 2049)]`],
  ['features', `features = array_fill('Alberca'::text, array[201])`],
  ['features', `features = array[repeat('a', 301)]`],
  ['site_facts', `site_facts = '[]'`],
  ['site_facts', `site_facts = jsonb_build_object('code', repeat('a', 16000))`],
  ['seen', `first_seen_at = now(), last_seen_at = now() - interval '1 day'`],
])('PROP-26 the size of the column %s is limited: %s is refused', async (name, set) => {
  await expect(change(set)).rejects.toMatchObject({
    constraint: expect.stringMatching(`^properties_${name}`) as string,
  })
})

describe('a listing without title or location', () => {
  it('a search by Spanish words finds a listing without title or location', async () => {
    await change(`title = default, location = default`)
    const { rows } = await database.owner.query<{ search: string }>(
      `select property.search || ' ' || task.search as search
       from properties as property join task_rows as task on task.property_id = property.id
       where property.id = $1`,
      [mine.ids['properties']],
    )
    expect(rows[0]!.search.match(/propiedad sin titulo ubicacion no indicada/g)).toHaveLength(2)
  })

  it('notices name a listing without title or location in Spanish', async () => {
    const { rows } = await database.owner.query(
      `insert into notifications (user_id, title, message)
       values ($1, 'Contrato de renta por terminar: Untitled Property', 'Propiedad: Untitled Property.')
       returning title, message`,
      [mine.id],
    )
    expect(rows).toEqual([
      {
        title: 'Contrato de renta por terminar: Propiedad sin título',
        message: 'Propiedad: Propiedad sin título.',
      },
    ])
  })
})
