import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CONTACT_FORM, type SitePage } from '@predio/domain/agent-site'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpEnvironment } from '../http/environment.ts'
import { createTestSites, type TestSites } from './testing/test-sites.ts'
import { countVisits } from './visits.ts'

let sites: TestSites

beforeAll(async () => {
  sites = await createTestSites()
})
afterAll(() => sites.close())

const ask: TestSites['ask'] = (address, init) => sites.ask(address, init)
const pageAt = (address: string) => sites.pageAt(address)

type PageOf<Kind extends SitePage['kind']> = Extract<SitePage, { kind: Kind }>

async function listingsAt(address: string): Promise<PageOf<'listings'>> {
  const page = await pageAt(address)
  expect(page.kind).toBe('listings')
  return page as PageOf<'listings'>
}
const titlesAt = async (address: string) =>
  (await listingsAt(address)).listings.map(({ listing }) => listing.title)

/** Whoever changed something sees it after the two seconds in which nobody asks the database again. */
async function eventually(check: () => Promise<void>): Promise<void> {
  await expect
    .poll(
      async () =>
        check().then(
          () => 'so',
          (error: unknown) => error,
        ),
      {
        timeout: 60_000,
      },
    )
    .toBe('so')
}

describe('WEB-19 addresses', () => {
  it('show the agent, the listings and each of them', async () => {
    const id = await sites.addAgent('ana', { introduction: 'Hola', areas: ['Centro'] })
    const { code, path } = await sites.addListing(id, {
      city: 'Mérida',
      price: 5,
      is_featured: true,
    })
    await sites.addListing(id, { title: 'Borrador', is_published: false })
    const home = await pageAt('/agente/ana')
    expect(home).toMatchObject({
      kind: 'home',
      total: 1,
      featured: [{ code, isFeatured: true }],
      frame: {
        path: '/agente/ana',
        url: `${sites.config.publicUrl.origin}/agente/ana`,
        introduction: 'Hola',
        areas: ['Centro'],
        agent: { name: 'Ana Núñez', company: 'Casas del Sur', noticePath: null },
        hasNotice: false,
        hasWhatsapp: true,
      },
    })
    expect(await pageAt('/agente/ana/propiedades')).toMatchObject({
      kind: 'listings',
      total: 1,
      pages: 1,
      options: { operations: ['sale'], types: ['other'], zones: ['Mérida'] },
    })
    const answer = await ask(`/agente/ana/${path}`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ kind: 'listing', listing: { code }, similar: [] })
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self'`)
  })

  it('of a former name, another title and a slash at the end lead to the right one', async () => {
    const id = await sites.addAgent('bety')
    const { code } = await sites.addListing(id, { title: 'Casa azul' })
    await sites.owner.query(`update agent_sites set name = 'beatriz' where user_id = $1`, [id])
    const moved = await ask(`/agente/bety/propiedades/x-${code}?utm_source=y`)
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `/agente/beatriz/propiedades/x-${code}?utm_source=y`,
    ])
    const slug = await ask(`/agente/beatriz/propiedades/x-${code}`)
    expect([slug.status, slug.headers.get('location')]).toEqual([
      301,
      `/agente/beatriz/propiedades/casa-azul-${code}`,
    ])
    const slash = await ask('/agente/beatriz/propiedades/')
    expect([slash.status, slash.headers.get('location')]).toEqual([
      301,
      '/agente/beatriz/propiedades',
    ])
  })

  it('of what is gone answer 410, of what never was 404', async () => {
    const id = await sites.addAgent('carla')
    const deleted = await sites.addListing(id)
    const withdrawn = await sites.addListing(id)
    const draft = await sites.addListing(id, { is_published: false })
    await sites.owner.query('delete from properties where id = $1', [deleted.id])
    await sites.owner.query('update properties set is_published = false where id = $1', [
      withdrawn.id,
    ])
    const statusOf = async (path: string) => (await ask(`/agente/carla/${path}`)).status
    expect(await statusOf(deleted.path)).toBe(410)
    expect(await statusOf(withdrawn.path)).toBe(410)
    expect(await statusOf(draft.path)).toBe(404)
    for (const path of [
      'propiedades/casa',
      'propiedades/casa-0123456789',
      'otra',
      'aviso-de-privacidad',
      'propiedades?pagina=9',
    ]) {
      expect(await statusOf(path), path).toBe(404)
    }
    for (const name of ['nadie', 'Carla', 'carla%F0%9F%8F%A1', '..%2Fcarla', "'--", 'dashboard']) {
      expect((await ask(`/agente/${name}`)).status, name).toBe(404)
    }
  })
})

describe('WEB-20 a site', () => {
  it.each([
    ['is not published', `update agent_sites set is_published = false where user_id = $1`],
    ['was blocked by the operator', `update agent_sites set blocked_at = now() where user_id = $1`],
    [
      'is of a disabled account',
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
    ],
    ['is of an ended plan', `update subscriptions set status = 'expired' where user_id = $1`],
    [
      'is of an ended trial',
      `update subscriptions set current_period_starts_at = now() - interval '8 days',
         current_period_ends_at = now() - interval '1 second' where user_id = $1`,
    ],
  ])('that %s is closed, and so is everything below it', async (what, change) => {
    const name = `cerrado-${what.length}`
    const id = await sites.addAgent(name)
    const { path } = await sites.addListing(id)
    await sites.owner.query(change, [id])
    for (const rest of ['', '/propiedades', `/${path}`, '/contacto', '/whatsapp', '/sitemap.xml']) {
      const answer = await ask(`/agente/${name}${rest}`)
      expect(answer.status, rest).toBe(410)
      expect(await answer.json()).toEqual({ kind: 'absent', reason: 'closed', frame: null })
    }
    const sent = await ask(`/agente/${name}/contacto`, { method: 'POST', body: 'nombre=x' })
    expect(sent.status).toBe(410)
  })

  it('shows within seconds what the agent changed, also what was withdrawn while it was read', async () => {
    const id = await sites.addAgent('diana')
    const { id: listing, path } = await sites.addListing(id)
    expect((await ask(`/agente/diana/${path}`)).status).toBe(200)
    expect(await titlesAt('/agente/diana/propiedades')).toEqual(['Casa'])
    await sites.owner.query('update properties set is_published = false where id = $1', [listing])
    await eventually(async () => {
      expect((await ask(`/agente/diana/${path}`)).status).toBe(410)
      expect(await titlesAt('/agente/diana/propiedades')).toEqual([])
    })
    await sites.owner.query('update agent_sites set is_published = false where user_id = $1', [id])
    await eventually(async () => expect((await ask('/agente/diana')).status).toBe(410))
  })
})

describe('WEB-22 filters', () => {
  it('find by operation, type, zone, price and bedrooms, and sort', async () => {
    const id = await sites.addAgent('elena')
    const add = (title: string, fields: Record<string, unknown>) =>
      sites.addListing(id, { title, property_type: 'casa', ...fields })
    await add('Barata', { price: 1_000_000, bedrooms: 2, city: 'Mérida', colonia: 'Centro' })
    await add('Cara', { price: 9_000_000, bedrooms: 4, city: 'Mérida' })
    await add('Dólares', { price: 200_000, currency: 'USD', city: 'Progreso' })
    await add('Callada', { price: 2_000_000, hides_price: true, city: 'Progreso' })
    await add('Renta', { price: 9_000, operation: 'rent', operations: ['rent'] })
    await add('Ambas', { price: 5_000_000, operations: ['sale', 'rent'], second_price: 30_000 })
    await add('Alta', { price: 3_000_000, property_type: 'penthouse' })
    const titles = async (query: string) =>
      (await titlesAt(`/agente/elena/propiedades${query}`)).toSorted()
    expect(await titles('?operacion=renta')).toEqual(['Ambas', 'Renta'])
    expect(await titles('?operacion=renta&desde=20000')).toEqual(['Ambas'])
    expect(await titles('?tipo=departamento')).toEqual(['Alta'])
    expect(await titles('?zona=m%C3%A9rida')).toEqual(['Barata', 'Cara'])
    expect(await titles('?zona=Centro')).toEqual(['Barata'])
    expect(await titles('?recamaras=3')).toEqual(['Cara'])
    expect(await titles('?desde=1500000&hasta=4500000&operacion=venta')).toEqual([
      'Alta',
      'Dólares',
    ])
    const { listings } = await listingsAt(
      '/agente/elena/propiedades?operacion=venta&orden=precio-mayor',
    )
    expect(listings.map(({ listing }) => listing.title)).toEqual([
      'Cara',
      'Ambas',
      'Dólares',
      'Alta',
      'Barata',
      'Callada',
    ])
  })

  it('page through many listings, of which an unknown part of the address changes nothing', async () => {
    const id = await sites.addAgent('flor')
    await sites.owner.query(
      `insert into properties (user_id, title, price, is_published)
       select $1, 'Casa ' || number, number, true from generate_series(1, 60) as number`,
      [id],
    )
    const first = await listingsAt('/agente/flor/propiedades?orden=precio')
    expect([first.total, first.pages, first.listings.length]).toEqual([60, 3, 24])
    const last = await listingsAt('/agente/flor/propiedades?orden=precio&pagina=3&utm_source=x')
    expect(last.listings.at(-1)?.listing.title).toBe('Casa 60')
    const seen = new Set<string>()
    for (const page of [1, 2, 3]) {
      for (const title of await titlesAt(`/agente/flor/propiedades?pagina=${page}`)) seen.add(title)
    }
    expect(seen.size).toBe(60)
  })
})

describe('a page', () => {
  it('is compressed, answers HEAD, and is not sent again while it is the same', async () => {
    await sites.addAgent('gloria')
    const plain = await ask('/agente/gloria')
    const text = await plain.text()
    const etag = plain.headers.get('etag') ?? ''
    const read = async (encoding: string) => {
      const answer = await ask('/agente/gloria', { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      return Buffer.from(await answer.arrayBuffer())
    }
    expect(brotliDecompressSync(await read('br')).toString()).toBe(text)
    expect(gunzipSync(await read('gzip')).toString()).toBe(text)
    const again = await ask('/agente/gloria', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await ask('/agente/gloria', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(Buffer.byteLength(text)),
      '',
    ])
  })

  it('WEB-17 is made once for its version, however many ask', async () => {
    let made = 0
    const counting = {
      renderSitePage: (page: SitePage) => {
        if (page.kind === 'home') made += 1
        return page.kind
      },
    }
    const counted = await createTestSites({}, counting)
    try {
      const id = await counted.addAgent('hilda')
      await Promise.all(Array.from({ length: 20 }, () => counted.ask('/agente/hilda')))
      await counted.ask('/agente/hilda?utm_source=instagram')
      expect(made).toBe(1)
      await counted.owner.query(`update profiles set company = 'Otra' where id = $1`, [id])
      await eventually(async () => {
        await counted.ask('/agente/hilda')
        expect(made).toBe(2)
      })
    } finally {
      await counted.close()
    }
  })

  it('WEB-21 is refused to a caller who comes too often, and to nobody else', async () => {
    const limited = await createTestSites({ RATE_LIMIT_PER_ADDRESS: 'on', TRUST_PROXY: 'on' })
    try {
      await limited.addAgent('irma')
      const from = (address: string, path = '') =>
        limited.ask(`/agente/irma${path}`, { headers: { 'x-forwarded-for': address } })
      const answers: Response[] = []
      while (answers.length < 400 && answers.at(-1)?.status !== 429) {
        answers.push(await from('203.0.113.7', `/propiedades?desde=${answers.length + 1}`))
      }
      const refused = answers.at(-1)
      expect(refused?.status).toBe(429)
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused?.json()).toMatchObject({ kind: 'absent', reason: 'busy' })
      expect((await from('203.0.113.8')).status).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

describe('WEB-23 the form', () => {
  const send = (name: string, fields: Record<string, string>) =>
    ask(`/agente/${name}/contacto`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const FILLED = {
    nombre: 'Eva Canché',
    telefono: '999 765 4321',
    correo: '',
    mensaje: 'Quiero verla',
  }
  const prospectsOf = async (id: string) => {
    const { rows } = await sites.owner.query(
      `select name, source, source_name, message, property_id, listing_text, notice_version from prospects where user_id = $1`,
      [id],
    )
    return rows
  }

  it('reaches the inbox with the listing that it was opened for', async () => {
    const id = await sites.addAgent('julia')
    const { id: property_id, code } = await sites.addListing(id, { title: 'Casa de Eva' })
    await sites.addListing(id, { title: 'Casa de Eva' })
    const sent = await send('julia', { ...FILLED, propiedad: code })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/agente/julia/contacto?propiedad=${code}&enviado=1`,
    ])
    expect(await pageAt(`/agente/julia/contacto?propiedad=${code}&enviado=1`)).toMatchObject({
      kind: 'contact',
      isSent: true,
      listing: { code },
    })
    expect(await prospectsOf(id)).toEqual([
      {
        name: 'Eva Canché',
        source: 'own_form',
        source_name: 'Mi sitio',
        message: 'Quiero verla',
        property_id,
        listing_text: 'Casa de Eva',
        notice_version: null,
      },
    ])
  })

  it('says what is missing and shows what was typed', async () => {
    const id = await sites.addAgent('karla')
    const answer = await send('karla', { ...FILLED, telefono: '12', nombre: '<b>Eva</b>' })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({
      kind: 'contact',
      isSent: false,
      typed: { name: '<b>Eva</b>', phone: '12', message: 'Quiero verla', isConsenting: false },
      faults: { phone: 'El teléfono debe tener al menos 10 dígitos' },
    })
    expect(await prospectsOf(id)).toEqual([])
  })

  it('asks for the consent where a notice is published, and keeps its version', async () => {
    const id = await sites.addAgent('lucia')
    await sites.owner.query(
      `insert into privacy_notices (user_id, answers, simple_text, full_text) values ($1, '{"email": "quejas@lucia.mx"}', 'Breve', 'Entero')`,
      [id],
    )
    expect(await pageAt('/agente/lucia/aviso-de-privacidad')).toMatchObject({
      kind: 'notice',
      notice: { version: 1, simple: 'Breve', full: 'Entero' },
      frame: { hasNotice: true, complaintsEmail: 'quejas@lucia.mx' },
    })
    const refused = await send('lucia', FILLED)
    expect(await refused.json()).toMatchObject({
      noticeVersion: 1,
      faults: { consent: 'Acepta el aviso de privacidad para poder enviar' },
    })
    expect((await send('lucia', { ...FILLED, aviso: '1' })).status).toBe(303)
    expect(await prospectsOf(id)).toMatchObject([{ notice_version: 1 }])
  })

  it('tells a program that filled the hidden field nothing, and keeps nothing', async () => {
    const id = await sites.addAgent('maria')
    expect(
      (await send('maria', { ...FILLED, [CONTACT_FORM.honeypot]: 'https://spam.example' })).status,
    ).toBe(303)
    expect(await prospectsOf(id)).toEqual([])
  })

  it('is bounded in size and in number', async () => {
    await sites.addAgent('nora')
    const large = await send('nora', { ...FILLED, mensaje: 'x'.repeat(100_000) })
    expect(large.status).toBe(413)
    const long = await send('nora', { ...FILLED, mensaje: 'x'.repeat(6_000) })
    expect(long.status).toBe(422)
    expect(await long.json()).toMatchObject({ failure: 'failed' })
    const answers: Response[] = []
    while (answers.length < 80 && answers.at(-1)?.status !== 429) {
      answers.push(await send('nora', { ...FILLED, mensaje: `Mensaje ${answers.length}` }))
    }
    expect(answers.at(-1)?.status).toBe(429)
    expect(await answers.at(-1)?.json()).toMatchObject({ failure: 'limited' })
  })
})

it('WEB-26 WhatsApp is opened with the listing’s name and address', async () => {
  const id = await sites.addAgent('olga')
  const { code } = await sites.addListing(id, { title: 'Casa & jardín' })
  const about = await ask(`/agente/olga/whatsapp?propiedad=${code}`)
  expect(about.status).toBe(302)
  const address = new URL(about.headers.get('location') ?? '')
  expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/529991234567')
  expect(address.searchParams.get('text')).toBe(
    `Hola, me interesa Casa & jardín: ${sites.config.publicUrl.origin}/agente/olga/propiedades/casa-jardin-${code}`,
  )
  expect((await ask('/agente/olga/whatsapp?propiedad=otra')).headers.get('location')).toContain(
    'wa.me',
  )
  await sites.owner.query('update profiles set phone = null where id = $1', [id])
  await eventually(async () => {
    expect((await ask('/agente/olga/whatsapp')).headers.get('location')).toBe(
      '/agente/olga/contacto',
    )
  })
})

describe('WEB-24 photographs', () => {
  const JPEG = Buffer.from(
    'ffd8ffe1000e45786966000051784d61726bffda00020102ffd951784166746572',
    'hex',
  )

  it('are given of published listings alone, in both sizes and without what stands beside the picture', async () => {
    const id = await sites.addAgent('paula')
    const { id: listing, code } = await sites.addListing(id)
    const key = `${id}/${listing}/sala.jpg`
    const other = `${id}/${listing}/otra.jpg`
    await sites.owner.query('update properties set images = $2 where id = $1', [listing, [key]])
    for (const each of [key, key.replace('.jpg', '-480.jpg'), other]) {
      await sites.storeFile('listing-photos', each, JPEG)
    }
    const photo = (path: string) => ask(`/agente/paula/fotos/${path}`)
    for (const file of ['sala.jpg', 'sala-480.jpg']) {
      const answer = await photo(`${code}/${file}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.toString('latin1')).not.toContain('Qx')
      expect(bytes.length).toBe(10)
      const etag = answer.headers.get('etag') ?? ''
      const again = await ask(`/agente/paula/fotos/${code}/${file}`, {
        headers: { 'if-none-match': etag },
      })
      expect(again.status).toBe(304)
    }
    for (const path of [
      `${code}/otra.jpg`,
      `${code}/..%2F..%2Fsala.jpg`,
      '0123456789/sala.jpg',
      `${code}/sala.gif`,
    ]) {
      expect((await photo(path)).status, path).toBe(404)
    }
    await sites.owner.query('update properties set is_published = false where id = $1', [listing])
    expect((await photo(`${code}/sala.jpg`)).status).toBe(404)
  })

  it('of which the bytes are gone or no picture are not found', async () => {
    const id = await sites.addAgent('queta')
    const { id: listing, code } = await sites.addListing(id)
    const [gone, broken] = [`${id}/${listing}/ida.jpg`, `${id}/${listing}/rota.jpg`]
    await sites.owner.query('update properties set images = $2 where id = $1', [
      listing,
      [gone, broken],
    ])
    await sites.storeFile('listing-photos', broken, Uint8Array.from(Buffer.from('<script>')))
    await sites.owner.query(
      `insert into storage.objects (bucket_id, name, version, metadata) values ('listing-photos', $1, gen_random_uuid(), '{"size": 9}')`,
      [gone],
    )
    for (const file of ['ida.jpg', 'rota.jpg']) {
      expect((await ask(`/agente/queta/fotos/${code}/${file}`)).status).toBe(404)
    }
  })

  it('of the agent are the portrait and the logo in our storage', async () => {
    const id = await sites.addAgent('rosa')
    const [portrait, logo] = [`portraits/${id}/1.jpg`, `logos/${id}/marca.png`]
    await sites.storeFile('images', portrait, JPEG)
    await sites.storeFile('images', logo, JPEG)
    await sites.owner.query('update profiles set photo_path = $2 where id = $1', [id, portrait])
    const at = (path: string) => `https://predio.example/storage/v1/object/public/images/${path}`
    const setLogo = (url: string) =>
      sites.owner.query(
        `insert into user_settings (user_id, logo_url) values ($1, $2) on conflict (user_id) do update set logo_url = $2`,
        [id, url],
      )
    await setLogo(at(logo))
    expect(await pageAt('/agente/rosa')).toMatchObject({
      frame: {
        agent: {
          photoUrl: '/agente/rosa/fotos/retrato/1.jpg',
          logoUrl: '/agente/rosa/fotos/logo/marca.png',
        },
      },
    })
    expect((await ask('/agente/rosa/fotos/retrato/1.jpg')).status).toBe(200)
    expect((await ask('/agente/rosa/fotos/logo/marca.png')).status).toBe(200)
    expect((await ask('/agente/rosa/fotos/retrato/2.jpg')).status).toBe(404)
    await setLogo(at(`logos/${crypto.randomUUID()}/marca.png`))
    expect((await ask('/agente/rosa/fotos/logo/marca.png')).status).toBe(404)
    await setLogo('https://otro.example/marca.png')
    await eventually(async () =>
      expect(await pageAt('/agente/rosa')).toMatchObject({ frame: { agent: { logoUrl: null } } }),
    )
  })
})

it('WEB-27 sitemaps name the pages of open sites alone', async () => {
  const id = await sites.addAgent('sara')
  const { code } = await sites.addListing(id, { title: 'Casa con <jardín> & patio' })
  await sites.addListing(id, { is_published: false })
  await sites.addAgent('oculta', { is_published: false })
  const { origin } = sites.config.publicUrl
  const own = await (await ask('/agente/sara/sitemap.xml')).text()
  expect([...own.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/agente/sara`,
    `${origin}/agente/sara/contacto`,
    `${origin}/agente/sara/propiedades`,
    `${origin}/agente/sara/propiedades/casa-con-jardin-patio-${code}`,
  ])
  const all = await (await ask('/sitemap-agentes.xml')).text()
  expect(all).toContain(`<loc>${origin}/agente/sara/sitemap.xml</loc>`)
  expect(all).not.toContain('oculta')
})

describe('WEB-28 visits', () => {
  const PERSON = 'Mozilla/5.0 (Linux; Android 14) Chrome/129.0.0.0 Mobile Safari/537.36'

  it('are counted by day, listing and kind of source, without programs, and written at the end', async () => {
    const server = await createTestSites()
    try {
      const id = await server.addAgent('tere')
      const { code, path } = await server.addListing(id)
      const come = (address: string, headers: Record<string, string> = {}, init?: RequestInit) =>
        server.ask(`/agente/tere${address}`, {
          ...init,
          headers: { 'user-agent': PERSON, ...headers },
        })
      const own = { referer: `${server.config.publicUrl.origin}/agente/tere` }
      await come(`/${path}`, { referer: 'https://www.google.com/' })
      await come('/propiedades', own)
      await come(`/${path}`, own)
      await come(`/whatsapp?propiedad=${code}`, own)
      const form = new URLSearchParams({
        nombre: 'Eva',
        correo: 'eva@correo.mx',
        mensaje: 'Hola',
        propiedad: code,
      })
      const sent = await come('/contacto', own, { method: 'POST', body: form })
      expect(sent.status).toBe(303)
      await come('', { 'user-agent': `${PERSON} de otra` })
      await come(`/${path}?utm_source=instagram`, { 'user-agent': `${PERSON} de una más` })
      for (const headers of [{ 'user-agent': 'Googlebot/2.1' }, { 'sec-purpose': 'prefetch' }]) {
        await come(`/${path}`, headers)
      }
      await come(`/${path}`, {}, { method: 'HEAD' })
      await come('/otra')
      await server.stop()
      const { rows } = await server.owner.query(
        `select published_code as code, source, views, forms, presses, day = (now() at time zone 'America/Mexico_City')::date as today
         from agent_site_visits where user_id = $1 order by source, published_code nulls first`,
        [id],
      )
      const nothing = { views: 0, forms: 0, presses: 0, today: true }
      expect(rows).toEqual([
        { ...nothing, code: null, source: 'direct', views: 1 },
        { ...nothing, code, source: 'instagram', views: 1 },
        { ...nothing, code: null, source: 'search', views: 1 },
        { ...nothing, code, source: 'search', views: 2, forms: 1, presses: 1 },
      ])
    } finally {
      await server.close()
    }
  })

  it('are added to those of the day, and wait while the database does not answer', async () => {
    const id = await sites.addAgent('ursula')
    const { database } = sites.services
    let isDown = true
    const failing: typeof database.asOwner = (work) =>
      isDown ? Promise.reject(new Error('down')) : database.asOwner(work)
    const visits = countVisits({ asOwner: failing }, 'predio.example', pino({ level: 'silent' }))
    const counting = new Hono<HttpEnvironment>().get('/', (c) => {
      visits.count(c, id, null, 'views')
      return c.body(null)
    })
    const come = () => counting.request('/', { headers: { 'user-agent': PERSON } })
    const viewsOf = async () => {
      const { rows } = await sites.owner.query(
        'select views from agent_site_visits where user_id = $1',
        [id],
      )
      return rows
    }
    await come()
    await visits.write()
    expect(await viewsOf()).toEqual([])
    isDown = false
    await come()
    await visits.write()
    await come()
    await visits.close()
    expect(await viewsOf()).toEqual([{ views: 3 }])
  })
})
