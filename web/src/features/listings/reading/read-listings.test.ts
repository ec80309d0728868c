import { restAddress } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import { failed, type Heard } from '../site/heard.ts'
import { describeReading } from './describe-failure.ts'
import type { ListingSource } from './listing-source.ts'
import { readListings, type Progress } from './read-listings.ts'

const SITE = 'https://casas.mx'
const LIST = '/wp-json/wp/v2/properties'

const heard = (json: unknown, total: string | null = null, status = 200): Heard => ({
  answer: { kind: 'answer', status, contentType: 'application/json', json },
  total,
})
const post = (id: number) => ({ id, title: { rendered: `Casa ${id}` }, acf: { precio: id } })
const range = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => post(first + at))

/** A site that is a function from page to answer; says how many questions were open at once. */
function source(answer: (page: number) => Heard) {
  const seen = { most: 0 }
  let open = 0
  const listing: ListingSource = {
    siteUrl: SITE,
    endpoint: LIST,
    mapping: {},
    reach: {
      way: 'direct',
      async ask(address) {
        expect(address.startsWith(restAddress(SITE, LIST))).toBe(true)
        open += 1
        seen.most = Math.max(seen.most, open)
        await new Promise((resolve) => setTimeout(resolve, 0))
        open -= 1
        return answer(Number(new URL(address).searchParams.get('page')))
      },
    },
  }
  return { listing, seen }
}

async function read(answer: (page: number) => Heard) {
  const { listing, seen } = source(answer)
  const steps: Progress[] = []
  const whole = await readListings(listing, new AbortController().signal, (progress) =>
    steps.push(progress),
  )
  return { ids: whole.properties.map(({ id }) => id), steps, most: seen.most }
}

it('reads every page, three at a time, and stands in the order of the site', async () => {
  const { ids, steps, most } = await read((page) =>
    heard(range((page - 1) * 100 + 1, page === 8 ? 50 : 100), '750'),
  )
  expect(ids).toEqual(range(1, 750).map(({ id }) => id))
  expect(most).toBe(3)
  expect(steps[0]).toEqual({ read: 100, total: 750 })
  expect(steps.at(-1)).toEqual({ read: 750, total: 750 })
})

it('takes a listing that moved to the next page meanwhile once', async () => {
  const { ids } = await read((page) => heard(page === 1 ? range(1, 100) : range(100, 20), '119'))
  expect(ids).toHaveLength(119)
})

it('without a total stops where nothing new comes, also when every page is the first', async () => {
  expect((await read(() => heard(range(1, 100)))).ids).toHaveLength(100)
  const pages = (page: number) => heard(range((page - 1) * 100 + 1, page === 3 ? 7 : 100))
  expect((await read((page) => (page > 3 ? heard([]) : pages(page)))).ids).toHaveLength(207)
})

it.each([
  ['a missing page', heard({ code: 'rest_no_route' }, null, 404), 'No se encontró el endpoint'],
  ['a lost connection', failed('refused'), 'No se pudo conectar al servidor.'],
  ['time', failed('timeout'), 'La conexión tardó demasiado.'],
  ['a refused key', heard({}, null, 401), 'Error de autenticación.'],
  ['the server’s words', heard({ message: '<b>Sin</b> base' }, null, 400), 'Sin base'],
  ['no words', heard({}, null, 400), 'Error al obtener las propiedades'],
])('fails with the text of %s', async (_, answer, text) => {
  const error: unknown = await read(() => answer).catch((reason: unknown) => reason)
  expect(describeReading(error).text).toContain(text)
})

it('what breaks here is not blamed on the site', () => {
  expect(describeReading(new Error('broken')).text).toBe('Error al cargar las propiedades')
})
