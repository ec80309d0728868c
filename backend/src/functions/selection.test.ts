import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublicSelection } from '@predio/domain/selections'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent
let clientId: string

beforeAll(async () => {
  server = await createTestFunctions()
  ana = await server.signUp('ana@example.com')
  await server.owner.query(
    `update profiles set full_name = 'Ana Núñez', company = 'Casas del Sur', phone = '+529991234567' where id = $1`,
    [ana.id],
  )
  clientId = await insert(
    `insert into clients (user_id, type, first_name, last_name) values ($1, 'comprador', 'Valeria', 'Pech') returning id`,
    [ana.id],
  )
})
afterAll(async () => server.close())

async function insert(text: string, values: unknown[]): Promise<string> {
  const { rows } = await server.owner.query<{ id: string }>(text, values)
  return rows[0]!.id
}

async function one<Row extends object>(text: string, values: unknown[]): Promise<Row | undefined> {
  return (await server.owner.query<Row>(text, values)).rows[0]
}

interface Made {
  token: string
  id: string
  propertyId: string
  itemId: string
}

const LISTING = {
  title: 'Casa en Altabrisa',
  price: 3_500_000,
  currency: 'MXN',
  operations: ['sale'],
  images: ['https://sitio.mx/1.jpg'],
}

async function select({ listing = {}, expiresAt = '2099-01-01' } = {}): Promise<Made> {
  const token = randomBytes(32).toString('base64url')
  const propertyId = await insert(
    `insert into properties (user_id, wordpress_id, title, price, location) values ($1, $2, 'Casa', 3500000, 'Altabrisa') returning id`,
    [ana.id, Math.floor(Math.random() * 1e9)],
  )
  const id = await insert(
    `insert into selections (user_id, client_id, title, message, token_hash, expires_at)
     values ($1, $2, 'Casas para Valeria', 'Hola', $3, $4) returning id`,
    [ana.id, clientId, createHash('sha256').update(token).digest('hex'), expiresAt],
  )
  const itemId = await addItem(id, propertyId, 0, listing)
  return { token, id, propertyId, itemId }
}

function addItem(selectionId: string, propertyId: string, position: number, listing = {}) {
  return insert(
    `insert into selection_items (user_id, selection_id, property_id, position, note, listing)
     values ($1, $2, $3, $4, 'Cerca del parque', $5) returning id`,
    [ana.id, selectionId, propertyId, position, { ...LISTING, ...listing }],
  )
}

const open = (token: unknown) => server.call('selection', { body: { action: 'open', token } })
const answer = (made: Made, given: object) =>
  server.call('selection', {
    body: { action: 'answer', token: made.token, itemId: made.itemId, ...given },
  })
const opened = async (token: string) => (await open(token)).body as unknown as PublicSelection

describe('a valid link', () => {
  test('SEL-04 a valid link opens the listings as they were sent, with the agent and the client’s first name', async () => {
    const { token, itemId } = await select()
    const { status, body, headers } = await open(token)
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(body).toEqual({
      title: 'Casas para Valeria',
      message: 'Hola',
      clientName: 'Valeria',
      agent: {
        name: 'Ana Núñez',
        company: 'Casas del Sur',
        phone: '+529991234567',
        logoUrl: null,
        photoUrl: null,
        color: null,
        licenseNumber: null,
        noticePath: null,
      },
      consent: null,
      expiresAt: expect.any(String) as string,
      items: [
        {
          id: itemId,
          note: 'Cerca del parque',
          isNew: false,
          listing: LISTING,
          currentPrice: null,
          availability: 'available',
          answer: null,
          reason: null,
          comment: null,
          visitSlots: [],
          visit: null,
        },
      ],
    })
  })

  test('SEL-04 an opened selection shows the agent’s portrait, colour and licence', async () => {
    const photo = `portraits/${ana.id}/1.jpg`
    const { token } = await select()
    const identify = (path: string | null, color: string | null, licence: string | null) =>
      server.owner.query(
        'update profiles set photo_path = $2, brand_color = $3, license_number = $4 where id = $1',
        [ana.id, path, color, licence],
      )
    await identify(photo, '#a0401b', 'YUC-0125')
    expect((await opened(token)).agent).toMatchObject({ photoUrl: null, color: '#a0401b' })
    await server.storeFile(ana, 'images', photo)
    const { photoUrl, licenseNumber } = (await opened(token)).agent
    expect(photoUrl).toContain(`/storage/v1/object/sign/images/${photo}?token=`)
    expect(licenseNumber).toBe('YUC-0125')
    await identify(null, null, null)
  })

  test('SEL-05 an opened selection shows a changed price with the moment when the change was noticed', async () => {
    const { token, propertyId } = await select()
    await server.owner.query('update properties set price = 3300000 where id = $1', [propertyId])
    expect((await opened(token)).items[0]?.currentPrice).toEqual({
      price: 3_300_000,
      currency: 'MXN',
      noticedAt: expect.any(String) as string,
    })
  })

  test.each([
    [`update properties set sale_status = 'apartada' where id = $1`, 'reserved'],
    [`update properties set sale_status = 'vendida' where id = $1`, 'closed'],
    [`update properties set status = 'inactive' where id = $1`, 'gone'],
    ['delete from properties where id = $1', 'gone'],
  ])(
    'SEL-06 an opened selection shows the present state of a listing: %s',
    async (text, availability) => {
      const { token, propertyId } = await select()
      await server.owner.query(text, [propertyId])
      expect((await opened(token)).items[0]?.availability).toBe(availability)
    },
  )

  test('SEL-07 counts every opening of a selection and tells the agent of the first', async () => {
    const { token, id } = await select()
    await open(token)
    await open(token)
    expect(await one('select views from selections where id = $1', [id])).toEqual({ views: 2 })
    const told = await server.owner.query(
      `select title from notifications where kind = 'selection_opened' and data ->> 'selection_id' = $1`,
      [id],
    )
    expect(told.rows).toEqual([{ title: 'Valeria Pech abrió tu selección' }])
  })

  test('LINK-05 a hundred listings of 31 kB each are shown up to the size that the app would have stored', async () => {
    const { token, id } = await select()
    await server.owner.query(
      `insert into selection_items (user_id, selection_id, position, listing)
       select $1, $2, place, $3 from generate_series(1, 99) as place`,
      [ana.id, id, { ...LISTING, description: 'Palabra '.repeat(3_900) }],
    )
    const { items } = await opened(token)
    expect(items).toHaveLength(100)
    expect(items[1]?.listing.description).toHaveLength(2_992)
    expect(JSON.stringify(items).length).toBeLessThan(500_000)
  })

  test('LINK-05 listings are read in parts, and all appear in their order', async () => {
    const { token, id } = await select()
    await server.owner.query(
      `insert into selection_items (user_id, selection_id, position, listing)
       select $1, $2, place / 2, jsonb_set($3, '{title}', to_jsonb(place::text)) from generate_series(2, 60) as place`,
      [ana.id, id, LISTING],
    )
    const parts: number[] = []
    server.intercept((request) => {
      if (request.url.includes('/selection_items?')) parts.push(1)
      return undefined
    })
    const { items } = await opened(token)
    server.intercept(undefined)
    expect(parts).toHaveLength(4)
    expect(new Set(items.map((item) => item.id)).size).toBe(60)
    const places = items.slice(1).map(({ listing }) => Math.floor(Number(listing.title) / 2))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('LINK-05 a selection page over the limit of size is refused as too large', async () => {
    const { token, id } = await select()
    await server.owner.query(
      `insert into selection_items (user_id, selection_id, position, listing)
       select $1, $2, place, $3 from generate_series(1, 99) as place`,
      [ana.id, id, { ...LISTING, colonia: 'Palabra '.repeat(3_900) }],
    )
    expect(await open(token)).toMatchObject({ status: 413, body: { error: 'page_too_large' } })
  })

  test('LINK-06 an opening that other services reject as too much at a time is refused, not reported as a failure', async () => {
    const { token } = await select()
    server.intercept((request) =>
      request.url.includes('/selection_items?') ? Response.json({}, { status: 429 }) : undefined,
    )
    expect(await open(token)).toMatchObject({ status: 429, body: { error: 'rate_limited' } })
    server.intercept(undefined)
  })

  test('SEL-10 marks the listings that were added since the client’s last visit', async () => {
    const made = await select()
    await open(made.token)
    const other = await select()
    await addItem(made.id, other.propertyId, 1, { title: 'Nueva' })
    const { items } = await opened(made.token)
    expect(items.map(({ isNew }) => isNew)).toEqual([false, true])
  })

  test('SEL-32 gives a URL only to private photographs of the owner’s folder', async () => {
    const path = `${ana.id}/${randomUUID()}/1.txt`
    await server.storeFile(ana, 'documents', path)
    const rosa = randomUUID()
    const images = [`${rosa}/x/1.jpg`, `${ana.id}/../${rosa}/1.jpg`, `${ana.id}/none.jpg`]
    const { token } = await select({ listing: { images } })
    expect((await opened(token)).items[0]?.listing.images).toEqual([])
  })
})

describe('an answer', () => {
  test('SEL-09 SEL-33 stores the client’s answer, adds it to the history of client and listing, and notifies the agent', async () => {
    const made = await select()
    const given = { answer: 'pass', reason: 'zone', comment: '  Muy lejos  ' }
    expect((await answer(made, given)).body).toEqual({ answered: true })
    expect((await opened(made.token)).items[0]).toMatchObject({
      answer: 'pass',
      reason: 'zone',
      comment: 'Muy lejos',
    })
    const entry = await one(
      'select client_id, property_id, subject, description from interactions where id = $1',
      [made.itemId],
    )
    expect(entry).toEqual({
      client_id: clientId,
      property_id: made.propertyId,
      subject: 'No es para mí: Casa en Altabrisa',
      description: 'Motivo: zona\nMuy lejos',
    })
    const notice = await one(
      `select title, message from notifications where kind = 'selection_answered' and data ->> 'selection_id' = $1`,
      [made.id],
    )
    expect(notice).toEqual({
      title: 'Valeria Pech dijo «No es para mí»',
      message: 'Casa en Altabrisa. Motivo: zona. Muy lejos',
    })
  })

  test('SEL-09 an answer sent twice is stored once, and a different answer replaces it', async () => {
    const made = await select()
    for (let time = 0; time < 2; time++) await answer(made, { answer: 'like' })
    await answer(made, { answer: 'visit', visitSlots: ['2026-11-20 am', '2026-11-21 pm'] })
    const entries = await server.owner.query(
      'select subject, description from interactions where property_id = $1',
      [made.propertyId],
    )
    expect(entries.rows).toEqual([
      {
        subject: 'Quiero verla: Casa en Altabrisa',
        description:
          'Le gustaría verla: 20 de noviembre de 2026 por la mañana, 21 de noviembre de 2026 por la tarde',
      },
    ])
    const told = await server.owner.query(
      `select title from notifications where data ->> 'selection_id' = $1 order by title`,
      [made.id],
    )
    expect(told.rows).toEqual([{ title: 'Valeria Pech quiere una visita' }])
  })

  test('SEL-33 notifies the agent of a changed reason again, also after the notice was dismissed', async () => {
    const made = await select()
    const told = async () =>
      (
        await server.owner.query<{ message: string }>(
          `select message from notifications where data ->> 'selection_id' = $1`,
          [made.id],
        )
      ).rows.map(({ message }) => message)
    await answer(made, { answer: 'pass', reason: 'zone' })
    await answer(made, { answer: 'pass', reason: 'price' })
    expect(await told()).toEqual(['Casa en Altabrisa. Motivo: precio'])
    await server.owner.query(`delete from notifications where data ->> 'selection_id' = $1`, [
      made.id,
    ])
    await answer(made, { answer: 'pass', reason: 'size' })
    expect(await told()).toEqual(['Casa en Altabrisa. Motivo: tamaño'])
  })

  test('SEL-18 the client sees the visit that the agent booked, and no other interaction', async () => {
    const made = await select()
    await answer(made, { answer: 'visit', visitSlots: ['2030-05-20 pm'] })
    const visitOf = async () => (await opened(made.token)).items[0]?.visit
    expect(await visitOf()).toBeNull()
    await server.owner.query(
      `insert into interactions (user_id, client_id, property_id, type, subject, scheduled_at, selection_item_id)
       values ($1, $2, $3, 'visit', 'Visita privada', '2030-05-20 17:00Z', $4)`,
      [ana.id, clientId, made.propertyId, made.itemId],
    )
    expect(await visitOf()).toEqual({
      at: expect.stringContaining('2030-05-20T17:00') as string,
      zone: 'America/Mexico_City',
    })
    expect(JSON.stringify(await opened(made.token))).not.toContain('Visita privada')
    await server.owner.query('delete from interactions where selection_item_id = $1', [made.itemId])
    expect(await visitOf()).toBeNull()
  })

  test('WHATSAPP-11 a client whose first name is only a title is greeted with the name', async () => {
    const made = await select()
    const name = (first: string, last: string) =>
      server.owner.query('update clients set first_name = $2, last_name = $3 where id = $1', [
        clientId,
        first,
        last,
      ])
    await name('Don', 'Ramón')
    expect((await opened(made.token)).clientName).toBe('Don Ramón')
    await name('Valeria', 'Pech')
  })

  test.each([
    [{ answer: 'quizá' }],
    [{ answer: 'like', reason: 'price' }],
    [{ answer: 'pass', reason: 'clima' }],
    [{ answer: 'pass', comment: 'x'.repeat(1001) }],
    [{ answer: 'pass', comment: 7 }],
    [{ answer: 'like', visitSlots: ['2026-11-20 am'] }],
    [{ answer: 'visit', visitSlots: ['mañana'] }],
    [{ answer: 'visit', visitSlots: ['2026-13-45 am'] }],
    [{ answer: 'visit', visitSlots: ['2026-02-31 am'] }],
    [{ answer: 'visit', visitSlots: Array.from({ length: 4 }, () => '2026-11-20 am') }],
    [{ answer: 'like', itemId: 'x' }],
  ])('SEL-09 refuses an invalid answer: %o', async (given) => {
    const made = await select()
    expect((await answer(made, given)).status).toBe(400)
  })

  test('SEL-09 stores the readable part of a comment with characters that cannot be stored', async () => {
    const made = await select()
    expect(
      (await answer(made, { answer: 'like', comment: 'Qué\ud800 bonita\u0000 🏡' })).status,
    ).toBe(200)
    expect((await opened(made.token)).items[0]?.comment).toBe('Qué\ufffd bonita 🏡')
  })

  test('SEL-08 an answer reaches no listing of another selection', async () => {
    const [mine, other] = [await select(), await select()]
    const refused = await answer(mine, { answer: 'like', itemId: other.itemId })
    expect([refused.status, refused.body['error']]).toEqual([404, 'item_gone'])
    expect((await opened(other.token)).items[0]?.answer).toBeNull()
  })
})

describe('a link that is refused', () => {
  const REFUSALS = [
    ['unknown', 404, 'share_not_found', async () => ({ ...(await select()), token: 'x' })],
    ['expired', 410, 'share_expired', () => select({ expiresAt: '2020-01-01' })],
    [
      'revoked',
      410,
      'share_revoked',
      async () => {
        const made = await select()
        await server.owner.query('update selections set revoked_at = now() where id = $1', [
          made.id,
        ])
        return made
      },
    ],
  ] as const
  test.each(REFUSALS)(
    'SEL-08 a refused link, %s, neither opens nor accepts answers',
    async (_, status, code, make) => {
      const made = await make()
      for (const refused of [await open(made.token), await answer(made, { answer: 'like' })])
        expect([refused.status, refused.body['error']]).toEqual([status, code])
      expect(await one('select answer from selection_items where id = $1', [made.itemId])).toEqual({
        answer: null,
      })
      expect(await one('select views from selections where id = $1', [made.id])).toEqual({
        views: 0,
      })
    },
  )
})
