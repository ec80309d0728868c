import type { SitePage } from '@predio/domain/agent-site'
import { expect, it } from 'vitest'
import {
  FRAME,
  LISTING,
  PAGES,
  PATH,
  siteListing,
} from '../../../../domain/src/agent-site/testing/site-pages.ts'
import { renderPage } from './render-page.tsx'

const FILES = { script: '/assets/site.js', styles: '/assets/site.css' }
const ORIGIN = 'https://predio.example'
const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(2)>'

const render = (page: SitePage) => renderPage(page, FILES)
const all = Object.entries(PAGES) as [string, SitePage][]
const withListing = (...listing: Parameters<typeof siteListing>): SitePage => ({
  ...PAGES.listing,
  listing: siteListing(...listing),
})

it.each(all)(
  'WEB-50 %s is a whole document with one heading and what every page has',
  (_, page) => {
    const html = render(page)
    expect(html).toMatch(/^<!doctype html><html lang="es-MX"><head>/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain('href="#contenido"')
    expect(html).toContain(`href="${PATH}/aviso-de-privacidad"`)
    expect(html).toContain(`href="${FRAME.reportUrl}"`)
    expect(html).toContain('href="mailto:quejas@nunez.example"')
  },
)

it.each(all)('WEB-50 %s has no style and no script of its own', (_, page) => {
  const html = render(page)
  expect(html).not.toMatch(/ style="| on[a-z]+="|javascript:/)
  expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual([
    '<script src="/assets/site.js">',
  ])
})

it('WEB-50 texts of the agent never become markup', () => {
  const listing = siteListing({
    title: HOSTILE,
    description: HOSTILE,
    location: HOSTILE,
    features: [HOSTILE],
    video: 'javascript:alert(3)',
  })
  const frame = {
    ...FRAME,
    introduction: HOSTILE,
    areas: [HOSTILE],
    agent: { ...FRAME.agent, name: HOSTILE, company: HOSTILE, color: '#fff"onload="x' },
  }
  const typed = {
    name: HOSTILE,
    phone: HOSTILE,
    email: HOSTILE,
    message: HOSTILE,
    isConsenting: false,
  }
  const pages: SitePage[] = [
    { ...PAGES.home, frame, featured: [listing] },
    {
      ...PAGES.listings,
      frame,
      listings: [listing],
      filters: { ...PAGES.listings.filters, zone: HOSTILE },
    },
    { ...PAGES.listing, frame, listing, similar: [listing] },
    { ...PAGES.contact, frame, listing, typed },
    { ...PAGES.notice, frame, notice: { ...PAGES.notice.notice, full: HOSTILE } },
  ]
  for (const html of pages.map(render)) {
    expect(html).not.toMatch(/<script>|<img src=x|javascript:|"onload/)
    expect(html.match(/<script/g)?.length).toBeLessThanOrEqual(2)
  }
})

const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )
const canonicalOf = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1]

it('WEB-52 a listing is found at its address and previewed with its first photograph', () => {
  const html = render(PAGES.listing)
  expect(html).toContain('<title>Casa con alberca en Itzimná · Ana Núñez</title>')
  expect(canonicalOf(html)).toBe(`${ORIGIN}${LISTING.path}`)
  expect(metaOf(html)).toMatchObject({
    robots: 'index, follow, max-image-preview:large',
    'og:url': `${ORIGIN}${LISTING.path}`,
    'og:image': `${ORIGIN}${PATH}/fotos/6a9d5f0c1b/foto-1.jpg`,
    'twitter:card': 'summary_large_image',
    description: expect.stringContaining('$4,500,000'),
  })
})

it('WEB-52 order, price and bedrooms of a list lead search engines to the list without them', () => {
  const filters = { ...PAGES.listings.filters, order: 'price', priceFrom: 5, bedrooms: 2 } as const
  const html = render({ ...PAGES.listings, filters })
  expect(canonicalOf(html)).toBe(`${ORIGIN}${PATH}/propiedades?tipo=casa&amp;pagina=2`)
  expect(html).toContain('rel="prev"')
  expect(html).toContain('rel="next"')
})

it.each<[string, SitePage]>([
  ['an empty list', { ...PAGES.listings, listings: [], total: 0, pages: 0 }],
  ['a form about one listing', PAGES.contact],
  ['an absent page', PAGES.absent],
])('WEB-52 no search engine keeps %s', (_, page) => {
  const html = render(page)
  expect(metaOf(html)['robots']).toBe('noindex, follow')
  expect(canonicalOf(html)).toBeUndefined()
})

it('WEB-53 only the first photograph is asked for at once, and every one has its box', () => {
  const images = [...render(PAGES.listing).matchAll(/<img [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('/fotos/'))
  expect(images).toHaveLength(3)
  expect(images.filter((tag) => tag.includes('loading="eager"'))).toEqual([images[0]])
  expect(images[0]).toMatch(/fetchpriority="high"/i)
  for (const tag of images) {
    expect(tag).toMatch(/width="480" height="360"/)
    expect(tag).toMatch(/srcset="[^"]+-480\.jpg 480w, [^"]+\.jpg 1600w"/i)
  }
})

it('WEB-53 the photograph that is preloaded is the one that is shown first', () => {
  const preloads = [...render(PAGES.listing).matchAll(/<link rel="preload" as="image"[^>]*>/g)]
  expect(preloads).toHaveLength(1)
  expect(preloads[0]?.[0]).toContain('foto-1')
})

it('WEB-54 each filter has a link that takes it away, and the form keeps what was chosen', () => {
  const filters = { ...PAGES.listings.filters, priceFrom: 1000, zone: 'Mérida' }
  const html = render({ ...PAGES.listings, filters })
  expect(html).toContain(
    `href="${PATH}/propiedades?zona=M%C3%A9rida&amp;desde=1000" aria-label="Quitar el filtro Casa"`,
  )
  expect(html).toContain(
    `href="${PATH}/propiedades?tipo=casa&amp;zona=M%C3%A9rida" aria-label="Quitar el filtro Desde $1,000"`,
  )
  expect(html).toContain('<option value="casa" selected="">Casa</option>')
  expect(html).toContain('name="desde"')
  expect(html).toContain('49 propiedades')
})

it('WEB-55 the form keeps what was typed, says what is wrong at its field and names the listing', () => {
  const html = render({
    ...PAGES.contact,
    typed: { name: 'Luis', phone: '12', email: '', message: 'Hola', isConsenting: true },
    faults: { phone: 'El teléfono debe tener al menos 10 dígitos' },
  })
  expect(html).toMatch(/name="nombre"[^>]*value="Luis"/)
  expect(html).toMatch(/aria-invalid="true"[^>]*name="telefono" value="12"/)
  expect(html).toMatch(/id="fault-telefono"[^>]*>El teléfono debe tener al menos 10 dígitos</)
  expect(html).toMatch(/<textarea[^>]*>Hola<\/textarea>/)
  expect(html).toMatch(/type="checkbox"[^>]*name="aviso"[^>]*checked=""[^>]*value="2"/)
  expect(html).toContain('name="propiedad" value="6a9d5f0c1b"')
  expect(html).toContain('role="alert"')
})

it('WEB-55 asks for no consent where the agent has no notice', () => {
  const frame = { ...FRAME, hasNotice: false }
  const html = render({ ...PAGES.contact, frame, noticeVersion: null })
  expect(html).not.toContain('aviso')
})

it.each(['closed', 'withdrawn', 'unknown', 'busy'] as const)(
  'WEB-56 a page that is %s says so without an agent to name',
  (reason) => {
    expect(render({ kind: 'absent', reason, frame: null })).toMatch(/<h1[^>]*>[^<]{10,}</)
  },
)

it.each<[string, Parameters<typeof siteListing>, string, string]>([
  ['hidden', [{ price: null }, { hidesPrice: true }], 'Precio a consultar', '4,500,000'],
  ['in pesos', [{}], '$4,500,000', 'dólares'],
  ['in dollars', [{ currency: 'USD' }], 'se usa el tipo de cambio del día', 'Precio a consultar'],
])('WEB-57 a price that is %s', (_, given, said, unsaid) => {
  const html = render(withListing(...given))
  expect(html).toContain(said)
  expect(html).not.toContain(unsaid)
})

it('WEB-58 the map is a link, and only where a point is shown', () => {
  expect(render(PAGES.listing)).toContain(
    'https://www.google.com/maps/search/?api=1&amp;query=20.99',
  )
  expect(render(withListing({ coordinates: null }))).not.toContain('google.com')
  expect(render(PAGES.listing)).not.toMatch(
    /<(?:iframe|img|script|link)[^>]*(?:src|href)="https?:\/\/(?!predio\.example)/,
  )
})
