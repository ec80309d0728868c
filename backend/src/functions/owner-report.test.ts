import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublicOwnerReport } from '@predio/domain/owner-reports'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent
let ownerId: string

beforeAll(async () => {
  server = await createTestFunctions()
  ana = await server.signUp('ana@example.com')
  await server.owner.query(
    `update profiles set full_name = 'Ana Núñez', company = 'Casas del Sur', phone = '+529991234567' where id = $1`,
    [ana.id],
  )
  ownerId = await insert(
    `insert into clients (user_id, type, first_name, last_name) values ($1, 'propietario', 'Elvira', 'Molina') returning id`,
    [ana.id],
  )
})
afterAll(async () => server.close())

async function insert(text: string, values: unknown[]): Promise<string> {
  const { rows } = await server.owner.query<{ id: string }>(text, values)
  return rows[0]!.id
}

const LISTING = {
  title: 'Casa en Altabrisa',
  price: 3_500_000,
  image: 'https://sitio.mx/1.jpg',
  imageSizes: [{ url: 'https://sitio.mx/1-300.jpg', width: 300 }],
}

interface Made {
  id: string
  token: string
  propertyId: string
}

async function make({ listing = {}, expiresAt = '2099-01-01' } = {}): Promise<Made> {
  const token = randomBytes(32).toString('base64url')
  const propertyId = await insert(
    `insert into properties (user_id, wordpress_id, title, location) values ($1, $2, 'Casa', 'Altabrisa') returning id`,
    [ana.id, Math.floor(Math.random() * 1e9)],
  )
  const id = await insert(
    `insert into owner_reports (user_id, property_id, client_id, title, first_day, last_day, recommendation, facts, token_hash, expires_at)
     values ($1, $2, $3, 'Reporte de octubre de 2026', '2026-10-01', '2026-10-31', 'Bajar el precio', $4, $5, $6) returning id`,
    [
      ana.id,
      propertyId,
      ownerId,
      { madeAt: '2026-11-01T12:00:00Z', listing: { ...LISTING, ...listing } },
      createHash('sha256').update(token).digest('hex'),
      expiresAt,
    ],
  )
  return { id, token, propertyId }
}

const open = (token: unknown) => server.call('owner-report', { body: { action: 'open', token } })
const opened = async (token: string) => (await open(token)).body as unknown as PublicOwnerReport

async function viewsOf({ id }: Made): Promise<number> {
  const { rows } = await server.owner.query<{ views: number }>(
    'select views from owner_reports where id = $1',
    [id],
  )
  return rows[0]!.views
}

describe('a valid link', () => {
  test('OREP-10 a valid link opens the report as the agent sent it, with the agent and the owner’s first name', async () => {
    const { token } = await make()
    const { status, body, headers } = await open(token)
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(body).toEqual({
      title: 'Reporte de octubre de 2026',
      firstDay: '2026-10-01',
      lastDay: '2026-10-31',
      ownerName: 'Elvira',
      recommendation: 'Bajar el precio',
      facts: { madeAt: '2026-11-01T12:00:00Z', listing: LISTING },
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
      expiresAt: expect.any(String) as string,
    })
  })

  test('OREP-10 an opened report shows nothing that happened later, and no id', async () => {
    const made = await make()
    await server.owner.query('update properties set price = 1 where id = $1', [made.propertyId])
    const body = JSON.stringify(await opened(made.token))
    expect(body).toContain('3500000')
    for (const id of [ana.id, ownerId, made.id, made.propertyId]) expect(body).not.toContain(id)
  })

  test('OREP-10 an opened report shows a private photograph of the owner’s folder, and of no other', async () => {
    const path = `${ana.id}/${randomUUID()}/1.jpg`
    await server.storeFile(ana, 'listing-photos', path)
    const mine = await make({ listing: { image: path, imageSizes: [] } })
    expect((await opened(mine.token)).facts.listing.image).toContain(
      `/storage/v1/object/sign/listing-photos/${path}?token=`,
    )
    const other = `${randomUUID()}/x/1.jpg`
    const theirs = await make({
      listing: { image: `${ana.id}/../${other}`, imageSizes: [{ url: other, width: 300 }] },
    })
    expect((await opened(theirs.token)).facts.listing).toMatchObject({
      image: null,
      imageSizes: [],
    })
  })

  test('OREP-12 counts every opening of a report and tells the agent of the first', async () => {
    const made = await make()
    await open(made.token)
    await open(made.token)
    expect(await viewsOf(made)).toBe(2)
    const told = await server.owner.query(
      `select title, message, data ->> 'property_id' as property from notifications
       where kind = 'owner_report_opened' and data ->> 'owner_report_id' = $1`,
      [made.id],
    )
    expect(told.rows).toEqual([
      {
        title: 'Elvira Molina abrió tu reporte',
        message: '«Reporte de octubre de 2026» de Casa en Altabrisa se abrió por primera vez.',
        property: made.propertyId,
      },
    ])
  })

  test('OREP-12 counts simultaneous openings of a report', async () => {
    const made = await make()
    await Promise.all(Array.from({ length: 8 }, () => open(made.token)))
    expect(await viewsOf(made)).toBe(8)
  })
})

describe('a link that is refused', () => {
  const REFUSALS = [
    ['guessed', 404, 'share_not_found', async () => ({ ...(await make()), token: 'x' })],
    [
      'named by its id',
      404,
      'share_not_found',
      async () => {
        const made = await make()
        return { ...made, token: made.id }
      },
    ],
    [
      'named by its hash',
      404,
      'share_not_found',
      async () => {
        const made = await make()
        return { ...made, token: createHash('sha256').update(made.token).digest('hex') }
      },
    ],
    ['expired', 410, 'share_expired', () => make({ expiresAt: '2020-01-01' })],
    [
      'revoked',
      410,
      'share_revoked',
      async () => {
        const made = await make()
        await server.owner.query('update owner_reports set revoked_at = now() where id = $1', [
          made.id,
        ])
        return made
      },
    ],
  ] as const
  test.each(REFUSALS)(
    'OREP-11 a refused link, %s, opens nothing and counts nothing',
    async (_, status, code, of) => {
      const made = await of()
      const refused = await open(made.token)
      expect([refused.status, refused.body['error']]).toEqual([status, code])
      expect(await viewsOf(made)).toBe(0)
    },
  )

  test('OREP-08 a replaced link and the link of a deleted report open nothing', async () => {
    const made = await make()
    const token = randomBytes(32).toString('base64url')
    await server.owner.query('update owner_reports set token_hash = $2 where id = $1', [
      made.id,
      createHash('sha256').update(token).digest('hex'),
    ])
    expect([(await open(made.token)).status, (await open(token)).status]).toEqual([404, 200])
    await server.owner.query('delete from owner_reports where id = $1', [made.id])
    expect((await open(token)).status).toBe(404)
  })

  test('OREP-11 the token of a selection opens no report, and the token of a report opens no selection', async () => {
    const made = await make()
    const token = randomBytes(32).toString('base64url')
    await insert(
      `insert into selections (user_id, title, token_hash) values ($1, 'Casas', $2) returning id`,
      [ana.id, createHash('sha256').update(token).digest('hex')],
    )
    expect((await open(token)).status).toBe(404)
    const asSelection = await server.call('selection', {
      body: { action: 'open', token: made.token },
    })
    expect(asSelection.status).toBe(404)
  })

  test.each([[{ action: 1 }], [{ action: 'answer' }], [{ action: 'delete' }]])(
    'OREP-11 the report’s function answers no request other than opening: %o',
    async (body) => {
      const { token } = await make()
      expect((await server.call('owner-report', { body: { token, ...body } })).status).toBe(400)
    },
  )
})

test('OREP-11 limits openings of reports per address', async () => {
  const limited = await createTestFunctions({ variables: { RATE_LIMIT_PER_ADDRESS: 'on' } })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 61; attempt++) {
    const body = { action: 'open', token: `guess-${attempt}` }
    statuses.push((await limited.call('owner-report', { body })).status)
  }
  await limited.close()
  expect(statuses).toEqual([...Array(60).fill(404), 429])
})
