import { restAddress } from '@predio/domain/properties'
import { describe, expect, it } from 'vitest'
import { failed, type SiteResponse } from '../site/site-response.ts'
import { InterruptedReading, type ReadPart } from './interrupted-reading.ts'
import { describeReading } from './describe-failure.ts'
import type { ListingSource } from './listing-source.ts'
import { readListings, type Progress } from './read-listings.ts'
import { forgetFields } from './site-fields.ts'
import { readAtOnce } from './testing/read-at-once.ts'

const SITE = 'https://casas.mx'
const LIST = '/wp-json/wp/v2/properties'

readAtOnce()

const heard = (json: unknown, total: string | null = null, status = 200): SiteResponse => ({
  answer: { kind: 'answer', status, json },
  total,
})
const post = (id: number) => ({
  id,
  link: `${SITE}/venta/${id}`,
  title: { rendered: `Casa ${id}` },
  acf: { precio: id * 1000 },
})
const range = (first: number, count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, at) => post(first + at))
const upTo = (last: number) => range(1, last).map(({ id }) => id)

type Site = (page: number, perPage: number) => SiteResponse

const wordpress =
  (listings: number, total: string | null = String(listings)): Site =>
  (page, perPage) => {
    const first = (page - 1) * perPage + 1
    if (page > 1 && first > listings) {
      return heard({ code: 'rest_post_invalid_page_number' }, null, 400)
    }
    return heard(range(first, Math.min(perPage, listings - first + 1)), total)
  }

function source(site: Site) {
  const seen = { atOnce: 0, asked: [] as string[] }
  let open = 0
  const listing: ListingSource = {
    siteUrl: SITE,
    endpoint: LIST,
    mapping: {},
    reach: {
      way: 'direct',
      async ask(address) {
        expect(address.startsWith(restAddress(SITE, LIST))).toBe(true)
        const { searchParams } = new URL(address)
        const [page, perPage] = [searchParams.get('page'), searchParams.get('per_page')].map(Number)
        seen.asked.push(`${perPage}/${page}`)
        open += 1
        seen.atOnce = Math.max(seen.atOnce, open)
        await new Promise((resolve) => setTimeout(resolve, 0))
        open -= 1
        return site(page ?? 0, perPage ?? 0)
      },
    },
  }
  return { listing, seen }
}

async function read(site: Site, earlier?: ReadPart) {
  const { listing, seen } = source(site)
  const steps: Progress[] = []
  const { signal } = new AbortController()
  const whole = await readListings(listing, signal, (step) => steps.push(step), earlier)
  return { ids: whole.properties.map(({ id }) => id), steps, ...seen }
}

async function readPart(site: Site, earlier?: ReadPart): Promise<ReadPart> {
  const error: unknown = await read(site, earlier).catch((reason: unknown) => reason)
  if (!(error instanceof InterruptedReading)) throw new Error('the reading did not break off')
  return error.part
}

it('SITE-14 the first 12 listings are requested twice, selected and whole, then pages of a hundred, three at a time, in order', async () => {
  const { ids, steps, asked, atOnce } = await read(wordpress(750))
  expect(ids).toEqual(upTo(750))
  expect(atOnce).toBe(3)
  expect(steps[0]).toEqual({ read: 12, total: 750 })
  expect(steps.at(-1)).toEqual({ read: 750, total: 750 })
  expect(asked).toEqual(['12/1', '12/1', ...upTo(8).map((page) => `100/${page}`)])
})

it('SITE-16 a picture that several pages name by its id is requested once', async () => {
  const pictured = ({ id }: { id: number }) => ({ ...post(id), featured_media: (id % 40) + 1 })
  const { listing } = source((page, perPage) => {
    const { answer, total } = wordpress(450)(page, perPage)
    const json = answer.kind === 'answer' ? (answer.json as { id: number }[]).map(pictured) : []
    return heard(json, total)
  })
  const ids: number[] = []
  const { ask } = listing.reach
  listing.reach = {
    way: 'direct',
    async ask(address, ...rest) {
      const include = new URL(address).searchParams.get('include')
      if (include === null) return ask(address, ...rest)
      const wanted = include.split(',').map(Number)
      ids.push(...wanted)
      return heard(wanted.map((id) => ({ id, source_url: `${SITE}/${id}.jpg` })))
    },
  }
  const { properties } = await readListings(listing, new AbortController().signal, () => undefined)
  expect(properties.map(({ images }) => images)).toEqual(
    upTo(450).map((id) => [`${SITE}/${(id % 40) + 1}.jpg`]),
  )
  expect(ids.toSorted((a, b) => a - b)).toEqual(upTo(40))
})

it('a small site is requested once', async () => {
  expect((await read(wordpress(5))).asked).toEqual(['12/1', '12/1'])
  expect((await read(wordpress(5))).asked).toEqual(['12/1'])
  forgetFields()
  expect((await read(wordpress(0))).asked).toEqual(['12/1', '12/1'])
})

it('a listing that moved to the next page meanwhile counts once', async () => {
  const { ids } = await read((page, perPage) =>
    heard(page === 1 ? range(1, perPage) : range(100, 20), '119'),
  )
  expect(ids).toHaveLength(119)
})

describe('SITE-15 loses and repeats no listing where the total is odd', () => {
  it.each<[string, Site, number]>([
    ['no total', wordpress(207, null), 207],
    ['no total and exactly a page', wordpress(100, null), 100],
    ['a total of 0', wordpress(130, '0'), 130],
    ['a total that is no number', wordpress(130, 'muchas'), 130],
    ['a total that counts too few', wordpress(230, '126'), 230],
    ['a total that counts too many', wordpress(130, '900'), 130],
    ['exactly 12', wordpress(12), 12],
    [
      'the length of the page for a total',
      (page, perPage) => {
        const { answer } = wordpress(230)(page, perPage)
        const items = answer.kind === 'answer' ? (answer.json as unknown[]) : []
        return { answer, total: String(items.length) }
      },
      230,
    ],
    ['pages of 10, whatever it is asked for', (page) => wordpress(33, '33')(page, 10), 33],
    ['pages of 50, whatever it is asked for', (page) => wordpress(260, '260')(page, 50), 260],
    ['everything at once', () => heard(range(1, 300), '300'), 300],
    ['every page is the first', () => heard(range(1, 100)), 100],
    [
      'no total and a 404 after the last page',
      (page, perPage) => (page > 2 ? heard({}, null, 404) : wordpress(150, null)(page, perPage)),
      150,
    ],
  ])('a reading loses and repeats no listing with %s', async (_, site, count) => {
    expect((await read(site)).ids).toEqual(upTo(count))
  })
})

describe('SITE-18 a reading that breaks off', () => {
  const dying: Site = (page, perPage) =>
    page === 2 ? heard({}, null, 400) : wordpress(126)(page, perPage)

  it('an aborted reading reports its part and the page where the next reading continues', async () => {
    expect(await readPart(dying)).toMatchObject({ read: 100, total: 126, nextPage: 2 })
    expect(
      await readPart((page, perPage) =>
        perPage === 100 ? heard({}, null, 401) : wordpress(126)(page, perPage),
      ),
    ).toMatchObject({ read: 12, total: 126, nextPage: 1 })
    expect(
      await readPart((page, perPage) =>
        page === 3 ? heard({}, null, 401) : wordpress(950, null)(page, perPage),
      ),
    ).toMatchObject({ read: 200, total: null, nextPage: 3 })
  })

  it('an aborted reading keeps the pages that were on their way, and continues without a gap', async () => {
    const part = await readPart((page, perPage) =>
      page === 2 ? heard({}, null, 401) : wordpress(750)(page, perPage),
    )
    expect(part).toMatchObject({ nextPage: 2, total: 750 })
    expect(part.properties.length).toBeGreaterThan(100)
    const { ids, asked, steps } = await read(wordpress(750), part)
    expect(ids.toSorted((a, b) => a - b)).toEqual(upTo(750))
    expect(asked).toEqual(
      upTo(8)
        .slice(1)
        .map((page) => `100/${page}`),
    )
    expect(steps.at(-1)).toEqual({ read: 750, total: 750 })
  })

  it.each([126, 200, 350])(
    'a reading continues from each page of %d without a total',
    async (count) => {
      for (let broken = 2; broken <= Math.ceil(count / 100); broken += 1) {
        const part = await readPart((page, perPage) =>
          page === broken ? heard({}, null, 401) : wordpress(count, null)(page, perPage),
        )
        expect((await read(wordpress(count, null), part)).ids).toEqual(upTo(count))
      }
    },
  )

  it('a reading begins again where the number of the site’s listings has changed', async () => {
    const part = await readPart(dying)
    for (const count of [127, 120, 90]) {
      const { ids, asked } = await read(wordpress(count), part)
      expect(ids).toEqual(upTo(count))
      expect(asked).toContain('12/1')
    }
  })

  it('a reading that aborts again reports the same part', async () => {
    const part = await readPart(dying)
    const again: unknown = await read(() => failed('timeout'), part).catch(
      (error: unknown) => error,
    )
    expect(again).not.toBeInstanceOf(InterruptedReading)
    expect(describeReading(again).text).toContain('La conexión tardó demasiado.')
  })
})

it.each([
  ['a missing page', heard({ code: 'rest_no_route' }, null, 404), 'No se encontró el endpoint'],
  ['a lost connection', failed('refused'), 'No se pudo conectar al servidor.'],
  ['time', failed('timeout'), 'La conexión tardó demasiado.'],
  ['a refused key', heard({}, null, 401), 'Error de autenticación.'],
  ['the server’s words', heard({ message: '<b>Sin</b> base' }, null, 400), 'Sin base'],
  ['no words', heard({}, null, 400), 'Error al obtener las propiedades'],
])('SITE-20 a reading fails with the text of %s', async (_, answer, text) => {
  const error: unknown = await read(() => answer).catch((reason: unknown) => reason)
  expect(describeReading(error).text).toContain(text)
})

it('SITE-20 a failure of our own is not blamed on the site', () => {
  expect(describeReading(new Error('broken')).text).toBe('Error al cargar las propiedades')
})
