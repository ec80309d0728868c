import { join } from 'node:path'
import type { SitePage } from '@predio/domain/agent-site'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../test/paths.ts'
import { createTestSites, type TestSites } from './testing/test-sites.ts'

/** Nothing of these may leave the server, in no part of an answer. */
const PRIVATE = {
  street: 'QxStreet',
  latitude: '21.0123',
  longitude: '-89.6123',
  note: 'QxNote',
  commission: '4.75',
  shared: '37.5',
  tag: 'QxTag',
  'hidden price': /7,?654,?321/,
  'hidden rent': /48,?611/,
  draft: 'QxDraft',
  archived: 'QxArchived',
  example: 'QxExample',
  owner: 'QxOwner',
  'telephone of the owner': /999.?888.?7766/,
  'name of another agent': 'QxOther',
  'telephone of another agent': /555.?0199/,
  'listing of another agent': 'QxForeign',
  'address of the account': '@agente.mx',
  'metadata of a photograph': 'QxExif',
  'what follows a photograph': 'QxAfter',
  'photograph of a draft': 'borrador.jpg',
} as const

/** What the agent published is there, so that the test looks where it should. */
const PUBLIC = [
  'QxTitle',
  'QxDescription',
  'QxColonia',
  'QxIntro',
  'QxArea',
  'QxName',
  '21.01',
  '1,234,567',
]

interface Crawled {
  path: string
  status: number
  text: string
}

let sites: TestSites
let id: string
let listing: string
let answers: Crawled[]

beforeAll(async () => {
  const file = join(ROOT, 'web/src/app/agent-site/render-page.tsx')
  const { renderPage } = (await import(/* @vite-ignore */ file)) as {
    renderPage: (page: SitePage, files: object) => string
  }
  const files = { script: '/assets/sitio.js', styles: '/assets/sitio.css', fonts: [] }
  sites = await createTestSites({}, { renderSitePage: (page) => renderPage(page, files) })
  const { owner } = sites
  id = await sites.addAgent('marcada', { introduction: 'QxIntro', areas: ['QxArea'] })
  await owner.query(`update profiles set full_name = 'QxName' where id = $1`, [id])
  const facts = {
    description: 'QxDescription',
    colonia: 'QxColonia',
    street: 'QxStreet',
    latitude: 21.012345,
    longitude: -89.612345,
    point_shown: 'approximate',
    private_note: 'QxNote',
    is_exclusive: true,
    commission_percentage: 4.75,
    shared_commission_percentage: 37.5,
    tags: ['QxTag'],
    price: 1_234_567,
  }
  const shown = await sites.addListing(id, { ...facts, title: 'QxTitle' })
  listing = shown.id
  await sites.addListing(id, {
    ...facts,
    title: 'Otra',
    price: 7_654_321,
    operations: ['sale', 'rent'],
    second_price: 48_611,
    hides_price: true,
  })
  const draft = await sites.addListing(id, { title: 'QxDraft', is_published: false })
  const archived = await sites.addListing(id, { title: 'QxArchived' })
  await owner.query(`update properties set status = 'inactive' where id = $1`, [archived.id])
  await owner.query(
    `insert into properties (user_id, title, is_example) values ($1, 'QxExample', true)`,
    [id],
  )
  for (const [of, name] of [
    [shown.id, 'sala'],
    [draft.id, 'borrador'],
  ] as const) {
    const key = `${id}/${of}/${name}.jpg`
    await owner.query('update properties set images = $2 where id = $1', [of, [key]])
    for (const each of [key, key.replace('.jpg', '-480.jpg')]) {
      await sites.storeFile('listing-photos', each, PHOTO)
    }
  }
  const { rows } = await owner.query<{ id: string }>(
    `insert into clients (user_id, type, first_name, last_name, phone) values ($1, 'propietario', 'QxOwner', 'Uc', '+529998887766') returning id`,
    [id],
  )
  await owner.query(
    `insert into property_clients (user_id, property_id, client_id, relationship_type, created_by) values ($1, $2, $3, 'owner', $1)`,
    [id, shown.id, rows[0]?.id],
  )
  await owner.query(
    `insert into privacy_notices (user_id, answers, simple_text, full_text) values ($1, '{"email": "quejas@marcada.mx"}', 'Breve', 'Entero')`,
    [id],
  )
  const other = await sites.addAgent('ajena')
  await owner.query(
    `update profiles set full_name = 'QxOther', phone = '+529995550199' where id = $1`,
    [other],
  )
  await sites.addListing(other, { title: 'QxForeign' })
  answers = await crawl([
    '/agente/marcada',
    '/agente/marcada/sitemap.xml',
    `/agente/marcada/propiedades/x-${draft.code}`,
    `/agente/marcada/propiedades/x-${archived.code}`,
    `/agente/marcada/fotos/${draft.code}/borrador.jpg`,
    '/agente/marcada/propiedades?desde=7000000',
    '/agente/marcada/propiedades?orden=precio-mayor&zona=QxColonia',
    '/agente/marcada/contacto?propiedad=ffffffffff',
    '/agente/marcada/otra',
  ])
})
afterAll(() => sites.close())

const PHOTO = Buffer.from(
  `ffd8ffe1000e4578696600005178${Buffer.from('Exif').toString('hex')}ffda00020102ffd9${Buffer.from('QxAfter').toString('hex')}`,
  'hex',
)

/** Everything that a page leads to on this site, with its headers and all of its bytes. */
async function crawl(from: readonly string[]): Promise<Crawled[]> {
  const found: Crawled[] = []
  const known = new Set(from)
  for (const path of known) {
    const response = await sites.ask(path)
    const head = [...response.headers].map((pair) => pair.join(': ')).join('\n')
    const body = Buffer.from(await response.arrayBuffer())
    const isText = /text|xml|json/.test(response.headers.get('content-type') ?? '')
    const text = `${head}\n${body.toString(isText ? 'utf8' : 'latin1')}`
    found.push({ path, status: response.status, text })
    const { origin } = sites.config.publicUrl
    const address = /(?:href|src|srcset|action|content)="([^"]*)"|<loc>([^<]*)<|location: (\S+)/g
    for (const match of text.matchAll(address)) {
      const all = (match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&amp;', '&').split(/,\s+/)
      for (const each of all) {
        const next = (each.split(' ')[0] ?? '').replace(origin, '')
        if (next.startsWith('/agente/marcada') && known.size < 300)
          known.add(next.replace(/#.*$/, ''))
      }
    }
  }
  return found
}

const has = (text: string, mark: string | RegExp) =>
  typeof mark === 'string' ? text.includes(mark) : mark.test(text)

it('WEB-29 every byte of a site is what the agent published: pages, headers, photographs and sitemap', async () => {
  const form = new URLSearchParams({ nombre: 'Eva', mensaje: 'Hola' })
  const refused = await sites.ask('/agente/marcada/contacto', { method: 'POST', body: form })
  answers.push({ path: 'POST contacto', status: refused.status, text: await refused.text() })
  const found = answers.flatMap(({ path, text }) =>
    Object.entries({ ...PRIVATE, user: id, row: listing })
      .filter(([, mark]) => has(text, mark))
      .map(([name]) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

it('WEB-29 the crawl reached what there is to read', () => {
  const whole = answers.map(({ text }) => text).join('\n')
  expect(PUBLIC.filter((mark) => !whole.includes(mark))).toEqual([])
  const paths = answers.filter(({ status }) => status === 200).map(({ path }) => path)
  for (const part of [
    '/propiedades/qxtitle-',
    '/fotos/',
    '-480.jpg',
    '/contacto',
    '/aviso-de-privacidad',
    '/sitemap.xml',
  ]) {
    expect(
      paths.filter((path) => path.includes(part)),
      part,
    ).not.toEqual([])
  }
  const failed = answers.filter(({ status }) => status >= 500).map(({ path }) => path)
  expect(failed).toEqual([])
})

it('WEB-29 HTML in the agent’s texts is text', async () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
  const agent = await sites.addAgent('hostil', { introduction: hostile, areas: ['<b>x</b>'] })
  await sites.owner.query('update profiles set full_name = $2, company = $2 where id = $1', [
    agent,
    hostile,
  ])
  const { code } = await sites.addListing(agent, {
    title: `Casa ${hostile}`,
    description: `</script>${hostile}`,
    colonia: hostile,
    features: [hostile],
  })
  for (const path of [
    '',
    '/propiedades',
    `/propiedades/casa-script-alert-1-script-img-src-x-onerror-alert-2-${code}`,
    '/contacto',
  ]) {
    const answer = await sites.ask(`/agente/hostil${path}`)
    expect(answer.status, path).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<b>x</b>')
  }
  const sitemap = await (await sites.ask('/agente/hostil/sitemap.xml')).text()
  expect(sitemap).not.toMatch(/<script|onerror=/)
})
