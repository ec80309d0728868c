import { describe, expect, it } from 'vitest'
import type { Property } from '../properties/index.ts'
import { property } from '../properties/testing/property.ts'
import { makeFacts } from './make-facts.ts'
import { findSimilar } from './similar-listings.ts'
import { QUIET } from './testing/facts.ts'

const LISTING = property({
  id: 1,
  title: 'Casa en Altabrisa',
  price: 4_000_000,
  area: 200,
  colonia: 'Altabrisa',
  city: 'Mérida',
  publishedAt: '2026-10-01T15:00:00Z',
})

const another = (id: number, changes: Partial<Property> = {}): Property => ({
  ...LISTING,
  id,
  ...changes,
})

const PERIOD = { firstDay: '2026-10-01', lastDay: '2026-10-31' }
const factsOf = (listings: readonly Property[], listing = LISTING, similarVisits = 0) =>
  makeFacts({
    listing,
    activity: { ...QUIET, similarVisits },
    site: null,
    similar: findSimilar(listing, listings),
    period: PERIOD,
    now: new Date('2026-11-17T16:00:00Z'),
    zone: 'America/Mexico_City',
  })

describe('OREP-03 the days a listing was published', () => {
  it('a listing’s published days count from the day that the site names to the end of the period, both included', () => {
    expect(factsOf([])).toMatchObject({ publishedDay: '2026-10-01', daysPublished: 31 })
  })

  it('a listing’s published days begin when Predio first saw the listing, where the site states no day', () => {
    const facts = factsOf([], another(1, { publishedAt: null }))
    expect(facts.publishedDay).toBe('2026-10-01')
  })

  it('the published days are unknown in a period before the listing was published', () => {
    const facts = factsOf([], another(1, { publishedAt: '2026-11-05T15:00:00Z' }))
    expect(facts.daysPublished).toBeNull()
  })
})

describe('OREP-06 similar listings', () => {
  it('similar listings have the same type, operation, currency and class, and are still offered', () => {
    const others = [
      another(2),
      another(3, { propertyType: 'terreno' }),
      another(4, { operation: 'rent' }),
      another(5, { currency: 'USD' }),
      another(6, { price: 8_100_000 }),
      another(7, { saleStatus: 'vendida' }),
      another(8, { price: null }),
    ]
    expect(findSimilar(LISTING, [LISTING, ...others]).listings.map(({ id }) => id)).toEqual([2, 8])
  })

  it('similar listings are those of the colonia if at least three exist, else of the city, else all', () => {
    const near = [2, 3].map((id) => another(id, { colonia: 'ALTABRISA' }))
    const town = [4, 5].map((id) => another(id, { colonia: 'Cholul' }))
    const far = another(6, { city: 'Progreso', colonia: 'Centro' })
    const scope = (listings: readonly Property[]) => {
      const { place, listings: found } = findSimilar(LISTING, listings)
      return [place, found.length]
    }
    expect(scope([...near, another(7), ...town, far])).toEqual(['Altabrisa', 3])
    expect(scope([...near, ...town, far])).toEqual(['Mérida', 4])
    expect(scope([near[0]!, far])).toEqual([null, 2])
    expect(scope([])).toEqual([null, 0])
  })

  it('OREP-25 similar listings are compared by their medians, and their visits by the mean', () => {
    const others = [
      another(2, { price: 3_000_000, area: 150, publishedAt: '2026-09-01T15:00:00Z' }),
      another(3, { price: 3_400_000, area: 200, publishedAt: '2026-10-21T15:00:00Z' }),
      another(4, { price: 6_000_000, area: null, publishedAt: null }),
    ]
    expect(factsOf(others, LISTING, 4).similar).toEqual({
      place: 'Altabrisa',
      count: 3,
      price: { own: 4_000_000, median: 3_400_000 },
      pricePerMetre: { own: 20_000, median: 18_500 },
      days: { own: 31, median: 36 },
      visits: { own: 0, mean: 1.3 },
    })
    expect(factsOf([]).similar).toBeNull()
  })
})

it('OREP-04 the facts of a report fit into their column, whatever a site names a listing', () => {
  const facts = factsOf(
    [],
    another(1, {
      title: 'Casa '.repeat(200),
      location: 'Calle '.repeat(200),
      images: [`https://sitio.mx/${'a'.repeat(3000)}`, 'https://sitio.mx/2.jpg'],
      coverSizes: [{ url: `https://sitio.mx/${'b'.repeat(3000)}`, width: 300 }],
    }),
  )
  expect(facts.listing).toMatchObject({ image: 'https://sitio.mx/2.jpg', imageSizes: [] })
  expect(JSON.stringify(facts).length).toBeLessThan(4000)
})
