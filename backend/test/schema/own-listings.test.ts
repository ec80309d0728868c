import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { beginAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
  await database.owner.query('delete from properties where user_id = $1', [mine.id])
})

async function run<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { owner } = database
  await beginAs(owner, mine)
  try {
    const { rows } = await owner.query(text, values)
    await owner.query('commit')
    return rows as Row[]
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

async function addOwn(title = 'Casa', changes = ''): Promise<{ id: string; own_number: number }> {
  const [row] = await run<{ id: string; own_number: number }>(
    `insert into properties (title${changes && ', '}${changes.split('=')[0] ?? ''})
     values ($1${changes && ', '}${changes.split('=')[1] ?? ''}) returning id, own_number`,
    [title],
  )
  return row!
}

async function addCopy(): Promise<string> {
  const [row] = await run<{ id: string }>(
    `insert into properties (wordpress_id, title, tags) values (9, 'Del sitio', '{Playa}') returning id`,
  )
  return row!.id
}

describe('OWN-01 own listings', () => {
  it('own listings are numbered from 1 for each agent, also several in one statement', async () => {
    expect((await addOwn()).own_number).toBe(1)
    const rows = await run<{ own_number: number }>(
      `insert into properties (title) values ('A'), ('B') returning own_number`,
    )
    expect(rows.map(({ own_number }) => own_number)).toEqual([2, 3])
  })

  it('own listings differ from copies of a site by wordpress_id alone', async () => {
    const id = await addCopy()
    const [copy] = await run<{ own_number: null }>(
      'select own_number from properties where id = $1',
      [id],
    )
    expect(copy?.own_number).toBeNull()
    await expect(
      run('insert into properties (wordpress_id, own_number) values (10, 1)'),
    ).rejects.toThrow('properties_own_number_of_own')
  })

  it.each([
    'parking = 2',
    'latitude = 2',
    'shared_commission_percentage = 50',
    "private_note = 'x'",
    'is_exclusive = true',
    "operations = '{sale}'",
  ])('a copy of a site’s listing cannot have the fields of an own listing: %s', async (change) => {
    const id = await addCopy()
    await expect(run(`update properties set ${change} where id = $1`, [id])).rejects.toThrow(
      'properties_own_facts',
    )
  })

  it('OWN-05 an own listing has at most thirty photographs, all in its own folder', async () => {
    const { id } = await addOwn()
    const path = (folder: string) => `${folder}/${randomUUID()}.jpg`
    const set = (images: string[]) =>
      run('update properties set images = $2 where id = $1', [id, images])
    const folder = `${mine.id}/${id}`
    await set(Array.from({ length: 30 }, () => path(folder)))
    await set(['https://casas.mx/1.jpg'])
    for (const images of [
      Array.from({ length: 31 }, () => path(folder)),
      [path(`${randomUUID()}/${id}`)],
      [path(`${mine.id}/${randomUUID()}`)],
      ['javascript:alert(1)'],
    ]) {
      await expect(set(images)).rejects.toThrow('properties_own_photos')
    }
  })
})

describe('OWN-15 the point that others see', () => {
  async function shown(latitude: number, longitude: number, point_shown: string) {
    const { id } = await addOwn()
    const [row] = await run<Record<'lat' | 'lng', string | null>>(
      `update properties set latitude = $2, longitude = $3, point_shown = $4 where id = $1
       returning shown_latitude::text as lat, shown_longitude::text as lng`,
      [id, latitude, longitude, point_shown],
    )
    return [row?.lat ?? null, row?.lng ?? null]
  }

  it('other people see no point of a listing, the middle of its cell of about 500 m, or the exact point', async () => {
    expect(await shown(20.967371, -89.592587, 'private')).toEqual([null, null])
    expect(await shown(20.967371, -89.592587, 'approximate')).toEqual(['20.967750', '-89.592500'])
    expect(await shown(20.967371, -89.592587, 'exact')).toEqual(['20.967371', '-89.592587'])
  })

  it('a listing’s point has both coordinates, and lies west of Greenwich', async () => {
    await expect(shown(20.967371, 89.592587, 'exact')).rejects.toThrow('properties_longitude_range')
    const { id } = await addOwn()
    for (const half of ['latitude = 20.9', 'longitude = -89.5']) {
      await expect(run(`update properties set ${half} where id = $1`, [id])).rejects.toThrow(
        'properties_point_whole',
      )
    }
  })

  it('OWN-28 the approximate point is the same for every point of a cell', async () => {
    for (const [latitude, longitude] of [
      [20.9656, -89.5949],
      [20.9699, -89.5901],
    ] as const) {
      expect(await shown(latitude, longitude, 'approximate')).toEqual(['20.967750', '-89.592500'])
    }
  })
})

describe('OWN-11 listings of the site that an own one is not', () => {
  const set = (id: string, numbers: unknown[]) =>
    run('update properties set not_joined = $2 where id = $1', [id, numbers])

  it('an own listing can be marked as different from at most fifty listings of the site', async () => {
    const { id } = await addOwn()
    const fifty = Array.from({ length: 50 }, (_, at) => at + 1)
    await set(id, fifty)
    for (const numbers of [
      [...fifty, 51],
      [1, null],
    ]) {
      await expect(set(id, numbers)).rejects.toThrow('properties_not_joined_size')
    }
  })

  it('only own listings can be marked as different from listings of the site', async () => {
    const id = await addCopy()
    await expect(set(id, [1])).rejects.toThrow('properties_not_joined_of_own')
  })
})

describe('OWN-08 joining an own listing with the site\u2019s', () => {
  const seen = async (id: string) =>
    (
      await run<{ updated_at: string }>('select updated_at::text from properties where id = $1', [
        id,
      ])
    )[0]?.updated_at

  const join = async (own: string, copy: string, moment?: unknown) => {
    const [row] = await run<{ outcome: string }>('select join_listings($1, $2, $3) as outcome', [
      own,
      copy,
      moment ?? (await seen(own)) ?? new Date(),
    ])
    return row?.outcome
  }

  it('OWN-27 joining two listings loses nothing where the private note has its maximum length', async () => {
    const { id } = await addOwn()
    await run(
      `update properties set private_note = repeat('n', 5000), street = 'Calle 60 No. 491' where id = $1`,
      [id],
    )
    expect(await join(id, await addCopy())).toBe('joined')
    expect(
      await run(
        `select description from interactions where subject = 'Datos de la propiedad propia' order by length(description)`,
      ),
    ).toEqual([
      { description: 'Calle y número: Calle 60 No. 491' },
      { description: 'n'.repeat(5000) },
    ])
  })

  it('OWN-26 joining two listings moves tags, links, tasks and history, and removes the own one', async () => {
    const { id } = await addOwn('Casa', `private_note='Llaves con el portero'`)
    await run(
      `update properties set tags = '{Exclusiva}', shared_commission_percentage = 50 where id = $1`,
      [id],
    )
    const [client] = await run<{ id: string }>(
      `insert into clients (type, first_name, last_name) values ('comprador', 'Ana', 'Pech') returning id`,
    )
    for (const table of ['tasks', 'interactions']) {
      const column = table === 'tasks' ? 'title' : 'subject'
      await run(`insert into ${table} (${column}, property_id) values ('Visita', $1)`, [id])
    }
    const copy = await addCopy()
    for (const property of [id, copy]) {
      await run(
        `insert into property_clients (property_id, client_id, relationship_type) values ($1, $2, 'owner')`,
        [property, client?.id],
      )
    }
    expect(await join(id, copy)).toBe('joined')
    expect(
      await run(
        `select description from interactions where subject = 'Datos de la propiedad propia'`,
      ),
    ).toEqual([{ description: 'Llaves con el portero\nParte para colegas: 50 % de la comisión' }])
    expect(await run('select tags from properties')).toEqual([{ tags: ['Exclusiva', 'Playa'] }])
    expect(await run('select property_id from tasks where property_id is not null')).toEqual([
      { property_id: copy },
    ])
    expect(
      await run('select subject from interactions where property_id = $1 order by subject', [copy]),
    ).toEqual([{ subject: 'Datos de la propiedad propia' }, { subject: 'Visita' }])
    expect(await run('select status from property_clients order by status')).toEqual([
      { status: 'active' },
      { status: 'ended' },
    ])
    expect(await join(id, copy)).toBe('done')
  })

  it('OWN-29 joining two listings writes the addresses of video and tour into the history', async () => {
    const { id } = await addOwn()
    await run('update properties set video_url = $2, tour_url = $3 where id = $1', [
      id,
      'https://youtu.be/a1',
      'https://tour.mx/1',
    ])
    expect(await join(id, await addCopy())).toBe('joined')
    expect(
      await run(`select description from interactions where description like '%youtu.be%'`),
    ).toEqual([{ description: 'Video: https://youtu.be/a1\nRecorrido virtual: https://tour.mx/1' }])
  })

  it('joining refuses a listing that changed since it was read, and one that is no copy', async () => {
    const { id } = await addOwn()
    expect(await join(id, await addCopy(), '2020-01-01')).toBe('changed')
    expect(await join(id, (await addOwn('Otra')).id)).toBe('gone')
  })
})

it('OWN-05 the sweep removes a photograph that no listing names, with its small copy, after a day', async () => {
  const { id } = await addOwn()
  const folder = `${mine.id}/${id}`
  await run('update properties set images = $2 where id = $1', [id, [`${folder}/named.jpg`]])
  await database.owner.query(
    `insert into storage.objects (bucket_id, name, created_at, version)
     select 'listing-photos', $1 || '/' || file, now() - interval '2 days', gen_random_uuid()::text
     from unnest(array['named.jpg', 'named-480.jpg', 'lost.jpg', 'lost-480.jpg']) as file`,
    [folder],
  )
  const { rows } = await database.owner.query<{ path: string }>(
    `select path from files_to_sweep() where path like $1 || '/%' order by path`,
    [folder],
  )
  expect(rows.map(({ path }) => path)).toEqual([`${folder}/lost-480.jpg`, `${folder}/lost.jpg`])
})

describe('LIMP-15 import_listings', () => {
  const PHONE = '+529991234567'

  async function importing(
    listings: readonly { id: string; title: string }[],
    phone = PHONE,
  ): Promise<string[]> {
    const owners = listings.map(({ id }, at) => ({
      property_id: id,
      import_row: at + 2,
      first_name: 'Ana',
      last_name: 'Pech',
      phone,
    }))
    const [row] = await run<{ known: string[] }>('select import_listings($1, $2, $3) as known', [
      randomUUID(),
      JSON.stringify(listings),
      JSON.stringify(owners),
    ])
    return row!.known
  }

  const linked = () =>
    run<{ title: string; relationship_type: string; client: string; type: string }>(
      `select property.title, link.relationship_type, client.first_name || ' ' || client.last_name as client, client.type
       from property_clients as link
       join properties as property on property.id = link.property_id
       join clients as client on client.id = link.client_id
       order by property.title`,
    )

  const houses = () => ['Casa 1', 'Casa 2'].map((title) => ({ id: randomUUID(), title, price: 5 }))

  beforeEach(() => run('delete from clients'))

  it('LIMP-29 an import adds listings and makes one client for the owner of several', async () => {
    expect(await importing(houses())).toEqual([])
    expect(await linked()).toEqual([
      { title: 'Casa 1', relationship_type: 'owner', client: 'Ana Pech', type: 'propietario' },
      { title: 'Casa 2', relationship_type: 'owner', client: 'Ana Pech', type: 'propietario' },
    ])
    expect(await run('select 1 from clients')).toHaveLength(1)
  })

  it.each(['phone', 'whatsapp'])(
    'an import links the client who has the number as %s',
    async (column) => {
      await run(
        `insert into clients (type, first_name, last_name, ${column}) values ('comprador', 'Eva', 'Uc', $1)`,
        [PHONE],
      )
      await importing(houses())
      expect((await linked()).map(({ client, type }) => [client, type])).toEqual([
        ['Eva Uc', 'comprador'],
        ['Eva Uc', 'comprador'],
      ])
    },
  )

  it('a repeated import adds nothing, and leaves the links of existing listings unchanged', async () => {
    const listings = houses()
    await importing(listings)
    await run('delete from property_clients')
    expect((await importing(listings)).toSorted()).toEqual(listings.map(({ id }) => id).toSorted())
    expect(await linked()).toEqual([])
    expect(await run('select 1 from properties')).toHaveLength(2)
    expect(await run('select 1 from clients')).toHaveLength(1)
  })

  it('LIMP-26 an import adds all listings or none, and at most 100', async () => {
    await expect(importing(houses(), 'no es un teléfono')).rejects.toMatchObject({ code: '23514' })
    expect(await run('select 1 from properties')).toEqual([])
    const many = Array.from({ length: 101 }, () => ({ id: randomUUID(), title: 'Casa' }))
    await expect(importing(many)).rejects.toMatchObject({ code: '22023' })
  })
})
