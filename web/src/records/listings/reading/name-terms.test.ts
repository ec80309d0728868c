import { expect, it } from 'vitest'
import type { ListingSource } from './listing-source.ts'
import { readListings } from './read-listings.ts'
import { readAtOnce } from './testing/read-at-once.ts'

readAtOnce()

const SITE = 'https://casas.mx'
const COUNT = 450
const cityOf = (id: number) => 1000 + (id % 40)
const cityNamed = (id: number) => ({ id, name: `Ciudad ${id}`, taxonomy: 'property_city' })

function post(id: number, fields: readonly string[] | undefined, embeds: string) {
  const links = {
    'wp:term': [
      { taxonomy: 'property_city', href: `${SITE}/wp-json/wp/v2/property_city?post=${id}` },
    ],
  }
  const all = {
    id,
    date_gmt: '2026-01-01T00:00:00',
    link: `${SITE}/venta/${id}`,
    title: { rendered: `Casa ${id}` },
    acf: { precio: id * 1000 },
    content: { rendered: '<p>Cerca.</p>', protected: false },
    property_city: [cityOf(id)],
    ...((!fields || fields.includes('_links.wp:term')) && { _links: links }),
  }
  const hasTerms = '_links' in all && embeds.includes('wp:term')
  const entries = Object.entries(all).filter(
    ([key]) => !fields || key === '_links' || fields.includes(key),
  )
  return {
    ...Object.fromEntries(entries),
    ...(hasTerms && { _embedded: { 'wp:term': [[cityNamed(cityOf(id))]] } }),
  }
}

function site(tells: (id: number) => boolean = () => true) {
  const asked: { route: string; embeds: string; ids: number[] }[] = []
  const source: ListingSource = {
    siteUrl: SITE,
    endpoint: '/wp-json/wp/v2/properties',
    mapping: {},
    reach: {
      way: 'direct',
      async ask(address) {
        const { pathname, searchParams: query } = new URL(address)
        const ids = (query.get('include') ?? '').split(',').map(Number)
        const embeds = query.get('_embed') ?? ''
        asked.push({ route: pathname.split('/').at(-1) ?? '', embeds, ids })
        await new Promise((resolve) => setTimeout(resolve, 0))
        if (pathname.endsWith('/property_city')) {
          return {
            answer: { kind: 'answer', status: 200, json: ids.filter(tells).map(cityNamed) },
            total: null,
          }
        }
        const [size, page] = [Number(query.get('per_page')), Number(query.get('page'))]
        const first = (page - 1) * size + 1
        const count = Math.max(0, Math.min(size, COUNT - first + 1))
        const fields = query.get('_fields')?.split(',')
        const json = Array.from({ length: count }, (_, at) => post(first + at, fields, embeds))
        return { answer: { kind: 'answer', status: 200, json }, total: String(COUNT) }
      },
    },
  }
  const read = () => readListings(source, new AbortController().signal, () => undefined)
  return { asked, read }
}

const CITIES = Array.from({ length: COUNT }, (_, at) => `Ciudad ${cityOf(at + 1)}`)

it('SITE-31 each term is requested once, and only the first cards embed their terms', async () => {
  const { asked, read } = site()
  expect((await read()).properties.map(({ city }) => city)).toEqual(CITIES)
  const lists = asked.filter(({ route }) => route === 'properties')
  expect(lists.map(({ embeds }) => embeds.includes('wp:term'))).toEqual([
    true,
    true,
    ...Array.from({ length: 5 }, () => false),
  ])
  const named = asked.filter(({ route }) => route === 'property_city').flatMap(({ ids }) => ids)
  expect(new Set(named).size).toBe(named.length)
  expect(named).toHaveLength(40 - 12)
  asked.length = 0
  await read()
  expect(asked.map(({ route }) => route)).not.toContain('property_city')
})

it('SITE-31 the terms of every page are embedded where a site does not give a term’s name', async () => {
  const { asked, read } = site((id) => id !== 1030)
  expect((await read()).properties.map(({ city }) => city)).toEqual(CITIES)
  expect(asked.at(-1)?.embeds).toContain('wp:term')
  asked.length = 0
  await read()
  expect(asked.every(({ embeds }) => embeds.includes('wp:term'))).toBe(true)
})
