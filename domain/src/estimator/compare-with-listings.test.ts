import { describe, expect, it } from 'vitest'
import type { Property } from '../properties/index.ts'
import { property } from '../properties/testing/property.ts'
import { compareWithListings } from './compare-with-listings.ts'
import { COMPARISON_TEXTS } from './messages.ts'

const HOUSE = {
  state: 'Yucatán',
  colony: 'Altabrisa',
  propertyType: 'residential',
  constructionArea: 100,
  landArea: 200,
} as const
const VALUE = 300_000_000

function listing(price: number | null, fields: Partial<Property> = {}): Property {
  return property({
    propertyType: 'casa',
    colonia: 'Altabrisa',
    state: 'Yucatán',
    area: 100,
    currency: 'MXN',
    price,
    ...fields,
  })
}

describe('EST-21 the median price per m² of own listings in the area', () => {
  it.each<[string, Property[], number, number]>([
    ['three', [listing(2e6), listing(5e6), listing(3e6)], 3, 30_000],
    ['four', [listing(2e6), listing(5e6), listing(3e6), listing(3.5e6)], 4, 32_500],
    ['one, when there are no more', [listing(2e6)], 1, 20_000],
    ['flats too', [listing(2e6, { propertyType: 'departamento' })], 1, 20_000],
    ['dollars', [listing(1e5, { currency: 'USD' })], 1, 20_000],
    [
      'the place as text',
      [listing(2e6, { colonia: null, location: 'En ALTABRISA, Mérida' })],
      1,
      20_000,
    ],
    ['a listing that names no state', [listing(2e6, { state: null })], 1, 20_000],
    ['a state by its short name', [listing(2e6, { state: 'Yuc.' })], 1, 20_000],
  ])('the median price per m² of own listings: %s', (_name, listings, count, median) => {
    expect(compareWithListings(HOUSE, VALUE, listings, 20)).toMatchObject({
      scope: 'colony',
      count,
      median: median * 100,
    })
  })
})

it.each([
  ['Ciudad de México', 'D.F.'],
  ['Ciudad de México', 'cdmx'],
  ['Baja California Sur', 'B.C.S.'],
  ['Quintana Roo', 'Q. Roo'],
  ['Nuevo León', 'N.L.'],
  ['Querétaro', 'QUERETARO'],
] as const)('EST-21 recognises the state %s written as %s', (state, written) => {
  const listings = [listing(2e6, { state: written })]
  expect(compareWithListings({ ...HOUSE, state }, VALUE, listings)?.count).toBe(1)
})

it.each<[string, Property]>([
  ['a rent', listing(15_000, { operation: 'rent' })],
  ['no price', listing(null)],
  ['a price of zero', listing(0)],
  ['no area', listing(2e6, { area: null })],
  ['an area of zero', listing(2e6, { area: 0 })],
  ['land', listing(2e6, { propertyType: 'terreno' })],
  ['another state', listing(2e6, { state: 'Jalisco' })],
])('EST-22 does not compare an estimate with %s', (_name, other) => {
  expect(compareWithListings(HOUSE, VALUE, [other])).toBeNull()
})

describe('EST-23 with fewer than three listings in the colony the whole state is compared', () => {
  const otherColony = [2e6, 2.2e6].map((price) => listing(price, { colonia: 'Centro' }))

  it('with few listings in the colony, compares the estimate with those of the rest of the state too', () => {
    const comparison = compareWithListings(HOUSE, VALUE, [listing(5e6), ...otherColony])
    expect(comparison).toMatchObject({ scope: 'state', count: 3, median: 2_200_000 })
  })

  it('compares the estimate with the colony alone when the colony has three listings', () => {
    const near = [listing(5e6), listing(5e6), listing(5e6)]
    const comparison = compareWithListings(HOUSE, VALUE, [...near, ...otherColony])
    expect(comparison).toMatchObject({ scope: 'colony', count: 3, median: 5_000_000 })
  })

  it('compares the estimate with the state when no colony is given', () => {
    const comparison = compareWithListings({ ...HOUSE, colony: null }, VALUE, otherColony)
    expect(comparison).toMatchObject({
      scope: 'state',
      count: 2,
      lowest: 2_000_000,
      highest: 2_200_000,
    })
  })

  it('finds a listing’s state in the text of its address', () => {
    const text = listing(2e6, { colonia: null, state: null, location: 'Progreso, Yucatán' })
    expect(compareWithListings(HOUSE, VALUE, [text])).toMatchObject({ scope: 'state', count: 1 })
  })
})

describe('EST-24 the estimate is compared with the median price per m²', () => {
  it.each([
    [3e6, 0, 'similar'],
    [2.8e6, 7.1, 'similar'],
    [2e6, 50, 'above'],
    [4e6, -25, 'below'],
    [3.3333e6, -10, 'similar'],
  ])('compares the estimate with listings at %d: %d %%, %s', (price, difference, verdict) => {
    expect(compareWithListings(HOUSE, VALUE, [listing(price)])).toMatchObject({
      estimated: 3_000_000,
      difference,
      verdict,
    })
  })

  it('each verdict of the comparison has a text', () => {
    expect(COMPARISON_TEXTS.similar).toBe('En línea con tus propiedades de la zona')
    expect(COMPARISON_TEXTS.above(50)).toBe('50 % arriba de tus propiedades de la zona')
    expect(COMPARISON_TEXTS.below(25)).toBe('25 % abajo de tus propiedades de la zona')
  })

  it('the comparison of land uses its land area', () => {
    const land = { ...HOUSE, propertyType: 'land', constructionArea: 0 } as const
    const plots = [listing(2e6, { propertyType: 'terreno', area: 200 })]
    expect(compareWithListings(land, 200_000_000, plots)).toMatchObject({
      estimated: 1_000_000,
      median: 1_000_000,
    })
  })

  it('compares nothing when both areas are zero', () => {
    const nothing = { ...HOUSE, constructionArea: 0, landArea: 0 }
    expect(compareWithListings(nothing, 0, [listing(2e6)])).toBeNull()
  })
})
