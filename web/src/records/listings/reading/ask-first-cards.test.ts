import { describe, expect, it } from 'vitest'
import type { SiteResponse } from '../site/site-response.ts'
import type { ListingSource } from './listing-source.ts'
import { readListings } from './read-listings.ts'
import { forgetFields } from './site-fields.ts'
import { readAtOnce } from './testing/read-at-once.ts'

readAtOnce()

type Post = Record<string, unknown>
type Answer = (posts: Post[], fields: string[]) => unknown

const post = (id: number): Post => ({
  id,
  date_gmt: '2026-01-01T00:00:00',
  slug: `casa-${id}`,
  link: `https://casas.mx/venta/casa-${id}`,
  title: { rendered: `Casa ${id}` },
  content: { rendered: '<p>Cerca de todo.</p>', protected: false },
  yoast_head: '<meta>'.repeat(100),
  acf: { precio: String(id * 1000) },
  precio_de_venta: String(id * 1000),
  medidas: { recamaras: 3 },
  inventado: 'nada',
})

const honoured: Answer = (posts, fields) =>
  posts.map((each) =>
    Object.fromEntries(Object.entries(each).filter(([key]) => fields.includes(key))),
  )

const refused = (status: number): SiteResponse => ({
  answer: { kind: 'answer', status, json: { code: 'waf' } },
  total: null,
})

function site(answer: Answer, endpoint = '/wp-json/wp/v2/properties', make = post) {
  const asked: { page: string; fields: string[] | null }[] = []
  const source: ListingSource = {
    siteUrl: 'https://casas.mx',
    endpoint,
    mapping: {},
    reach: {
      way: 'direct',
      async ask(address) {
        const query = new URL(address).searchParams
        const [size, page] = [Number(query.get('per_page')), Number(query.get('page'))]
        const fields = query.get('_fields')?.split(',') ?? null
        asked.push({ page: `${size}/${page}`, fields })
        const ids = Array.from({ length: 150 }, (_, at) => 150 - at)
        const include = query.get('include')?.split(',').map(Number)
        const posts = (include ?? ids.slice((page - 1) * size, page * size)).map(make)
        const body = fields ? answer(posts, fields) : posts
        if (body instanceof Object && 'answer' in body) return body as SiteResponse
        return { answer: { kind: 'answer', status: 200, json: body }, total: '150' }
      },
    },
  }
  const read = () => readListings(source, new AbortController().signal, () => undefined)
  return { asked, read }
}

const pages = (asked: readonly { page: string; fields: unknown }[]) =>
  asked.map(({ page, fields }) => `${page} ${fields ? 'some' : 'all'}`)

it('SITE-29 SITE-41 the pages are requested with the needed fields, unusual ones included', async () => {
  const { asked, read } = site(honoured)
  const { properties } = await read()
  expect(properties).toHaveLength(150)
  expect(properties.at(-1)).toMatchObject({ title: 'Casa 1', price: 1000, bedrooms: 3 })
  expect(pages(asked)).toEqual(['12/1 some', '12/1 all', '12/1 some', '100/1 some', '100/2 some'])
  const fields = asked.at(-1)?.fields
  expect(fields).toEqual(
    expect.arrayContaining(['id', 'acf', 'precio_de_venta', 'medidas', '_links.wp:term']),
  )
  expect(fields).not.toContain('yoast_head')
  expect(fields).not.toContain('inventado')
})

it('SITE-35 all fields are requested where a later page has its price under a key that the first listings lack', async () => {
  const { asked, read } = site(honoured, undefined, (id) =>
    id > 30 ? post(id) : { ...post(id), acf: {}, precio_de_venta: '', precio_lista: '7000' },
  )
  const { properties } = await read()
  expect(properties.at(-1)).toMatchObject({ title: 'Casa 1', price: 7000 })
  expect(pages(asked).slice(-3)).toEqual(['100/2 some', '100/1 all', '100/2 all'])
})

it('SITE-42 all fields of a plug-in’s list are requested, because their names are unknown', async () => {
  const { asked, read } = site(honoured, '/wp-json/real-estate/v1/properties')
  await read()
  expect(pages(asked)).toEqual(['12/1 all', '100/1 all', '100/2 all'])
})

describe('SITE-30 SITE-43 a site that objects is asked for all, and not tried again', () => {
  it.each<[string, Answer]>([
    ['refuses it', () => refused(403)],
    ['fails with it', () => refused(500)],
    ['answers with something else', () => ({ html: 'Bienvenido' })],
    ['answers with no listings', () => []],
    ['answers with empty listings', (posts) => posts.map(() => [])],
    ['leaves out the titles', (posts) => posts.map(({ id }) => ({ id }))],
    [
      'leaves out custom fields',
      (posts, fields) =>
        honoured(
          posts,
          fields.filter((field) => field !== 'acf' && field !== 'precio_de_venta'),
        ),
    ],
    [
      'has another order each time',
      (posts, fields) =>
        honoured(
          posts.map(({ id }) => post(Number(id) + 500)),
          fields,
        ),
    ],
  ])('a site that rejects a selection of fields is asked for all: %s', async (_, answer) => {
    const { asked, read } = site(answer)
    const { properties } = await read()
    expect(properties.map(({ id }) => id)).toEqual(
      Array.from({ length: 150 }, (__, at) => 150 - at),
    )
    expect(properties.at(-1)).toMatchObject({ price: 1000, bedrooms: 3 })
    expect(pages(asked).slice(-2)).toEqual(['100/1 all', '100/2 all'])
    asked.length = 0
    await read()
    expect(pages(asked)).toEqual(['12/1 all', '100/1 all', '100/2 all'])
    forgetFields()
    asked.length = 0
    await read()
    expect(pages(asked)[0]).toBe('12/1 some')
  })

  it('a site that rejects a selection of fields in the middle of a reading is asked for all', async () => {
    const { asked, read } = site((posts, fields) =>
      posts.length > 12 ? refused(403) : honoured(posts, fields),
    )
    expect((await read()).properties).toHaveLength(150)
    expect(pages(asked).filter((page) => page.endsWith('all'))).toEqual([
      '12/1 all',
      '100/1 all',
      '100/2 all',
    ])
  })
})
