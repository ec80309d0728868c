import { describe, expect, it } from 'vitest'
import type { PricePeriod } from '../property.ts'
import { ownFacts } from '../testing/own-row.ts'
import { property } from '../testing/property.ts'
import { filterListings, type ListingFilters } from './filter-listings.ts'
import { formatFacts, formatYearBuilt } from './format-facts.ts'
import { formatPrice, formatPriceNote, formatPrices, withoutCents } from './format-price.ts'
import { prepareListings } from './prepare-listings.ts'
import { statusBadge } from './status-badge.ts'

it.each([
  ['departamento', 'penthouse', true],
  ['penthouse', 'departamento', false],
  ['bodega', 'nave', false],
] as const)(
  'PROP-17 a filter for %s includes a listing of type %s: %s',
  (wanted, type, isOffered) => {
    const listings = prepareListings([property({ id: 1, propertyType: type })])
    expect(filterListings(listings, { propertyType: wanted })).toHaveLength(isOffered ? 1 : 0)
  },
)

describe('PROP-17 PROP-59 and PROP-18 filters and order', () => {
  const listings = [
    property({
      id: 1,
      title: 'Casa con jardín',
      propertyType: 'casa',
      price: 3_000_000,
      bedrooms: 3,
      bathrooms: 2.5,
      area: 200,
      location: 'Mérida, Yucatán',
      features: ['Alberca', 'Jardín'],
      publishedAt: '2026-01-01T00:00:00Z',
    }),
    property({
      id: 2,
      title: 'Departamento',
      propertyType: 'departamento',
      operation: 'rent',
      price: 12_500,
      bedrooms: 1,
      area: 60,
      location: 'Querétaro',
      code: 'QRO-7',
      publishedAt: '2026-03-01T00:00:00Z',
    }),
    property({
      id: 3,
      title: 'Terreno',
      propertyType: 'terreno',
      publishedAt: '2026-02-01T00:00:00Z',
    }),
    property({
      id: 4,
      title: 'Casa en dólares',
      propertyType: 'casa',
      price: 200_000,
      currency: 'USD',
      operations: ['sale', 'rent'],
      bedrooms: 5,
      publishedAt: null,
    }),
  ]
  const prepared = prepareListings(listings, {
    tags: new Map([[1, ['Exclusiva', 'Playa']]]),
    mxnPerUsd: 20,
  })

  it.each<[string, ListingFilters, number[]]>([
    ['none: newest first', {}, [2, 3, 1, 4]],
    ['type', { propertyType: 'casa' }, [1, 4]],
    ['sale', { operation: 'sale' }, [3, 1, 4]],
    ['rent, also of what is offered both ways', { operation: 'rent' }, [2, 4]],
    ['minimum price leaves out what has none', { minPrice: 1 }, [2, 1, 4]],
    ['maximum price', { maxPrice: 3_000_000 }, [2, 1]],
    ['dollars are compared in pesos', { minPrice: 3_500_000 }, [4]],
    ['bedrooms 3+', { bedrooms: 3 }, [1, 4]],
    ['bathrooms', { bathrooms: 2 }, [1]],
    ['area', { minArea: 50, maxArea: 100 }, [2]],
    ['location without accents', { location: 'merida' }, [1]],
    ['amenities', { amenities: ['alberca', 'JARDIN'] }, [1]],
    ['tags', { tags: ['exclusiva'] }, [1]],
    ['text without accents', { text: 'jardin' }, [1]],
    ['text in any order over title, place and tags', { text: 'yucatan casa playa' }, [1]],
    ['text of the reference', { text: 'qro-7' }, [2]],
    ['text that nothing holds', { text: 'zzz' }, []],
    ['blank text', { text: '  ' }, [2, 3, 1, 4]],
    ['several together', { propertyType: 'casa', operation: 'rent', bedrooms: 4 }, [4]],
    ['cheapest sale first, then rents, no price last', { sort: 'price-asc' }, [1, 4, 2, 3]],
    ['dearest sale first, then rents, no price last', { sort: 'price-desc' }, [4, 1, 2, 3]],
    [
      'rents before what also has the price of a sale, where rents are asked for',
      { sort: 'price-asc', operation: 'rent' },
      [2, 4],
    ],
  ])('filters and orders listings by %s', (_, filters, ids) => {
    expect(filterListings(prepared, filters).map(({ id }) => id)).toEqual(ids)
  })
})

it('PROP-18 compares rents by the month, whatever period their price is for', () => {
  const rent = (id: number, price: number, pricePeriod: PricePeriod) =>
    property({ id, operation: 'rent', operations: ['rent'], price, pricePeriod })
  const prepared = prepareListings([
    rent(1, 1800, 'night'),
    rent(2, 12_500, 'month'),
    rent(3, 120_000, 'year'),
    rent(4, 4000, 'week'),
  ])
  const ids = filterListings(prepared, { sort: 'price-asc' }).map(({ id }) => id)
  expect(ids).toEqual([3, 2, 4, 1])
})

it('OWN-14 the filter by text finds an own listing by its street', () => {
  const listings = [property({ id: -1, own: ownFacts({ street: 'Calle 60 núm. 491' }) })]
  expect(filterListings(prepareListings(listings), { text: 'calle 60 num' })).toHaveLength(1)
})

describe('OWN-10 listings with a price for each operation', () => {
  const own = (secondPrice: number | null) => ({ own: ownFacts({ secondPrice }) })
  const both = property({
    id: -1,
    price: 3_500_000,
    operations: ['sale', 'rent'],
    ...own(18_000),
  })
  const rent = (id: number, price: number) => property({ id, operation: 'rent', price })
  const prepared = prepareListings([rent(1, 20_000), both, rent(2, 15_000)])
  const found = (filters: ListingFilters) => filterListings(prepared, filters).map(({ id }) => id)

  it('listings for sale and rent are filtered and ordered by the rent where the filter is for rents', () => {
    expect(found({ operation: 'rent', maxPrice: 18_000, sort: 'price-asc' })).toEqual([2, -1])
    expect(found({ operation: 'rent', sort: 'price-desc' })).toEqual([1, -1, 2])
    expect(found({ operation: 'sale', minPrice: 1_000_000 })).toEqual([-1])
    expect(found({ minPrice: 1_000_000 })).toEqual([-1])
  })

  it('listings for sale and rent show both prices', () => {
    expect(formatPriceNote(both)).toBe('$18,000/mes')
    expect(formatPrices(both)).toBe('$3,500,000 · $18,000/mes')
    expect(formatPrices({ ...both, ...own(null) })).toBe('$3,500,000')
  })

  it('MONEY-10 listings show cents only where the price has cents, and never on a card', () => {
    const exact = property({ ...both, price: 2_500_000.5, ...own(18_000.75) })
    expect(formatPrices(exact)).toBe('$2,500,000.50 · $18,000.75/mes')
    expect(formatPrices(withoutCents(exact))).toBe('$2,500,000 · $18,000/mes')
    const largest = property({ price: 999_999_999_999.99 })
    expect(formatPrice(largest)).toBe('$999,999,999,999.99')
    expect(formatPrice(withoutCents(largest))).toBe('$999,999,999,999')
    const dollars = property({ price: 2, otherPrice: { amount: 95_000.5, currency: 'USD' } })
    expect(formatPriceNote(dollars)).toBe('US$95,000.50')
    expect(formatPriceNote(withoutCents(dollars))).toBe('US$95,000')
  })
})

it.each([
  [2015, '2015 (11 años)'],
  [2025, '2025 (1 año)'],
  [2026, '2026'],
  [2028, '2028'],
])('OWN-23 the year and age of a building of %i are written %s in 2026', (year, text) => {
  expect(formatYearBuilt(year, 2026)).toBe(text)
})

describe('PROP-19 prices', () => {
  it.each([
    [{ price: null, unitPrice: { amount: 850, per: 'm2' } }, '$850 por m²'],
    [{ price: null, unitPrice: { amount: 350_000, per: 'ha' } }, '$350,000 por hectárea'],
    [{ price: 170_000, unitPrice: { amount: 850, per: 'm2' } }, '$170,000'],
    [{ price: 3_500_000 }, '$3,500,000'],
    [{ price: 1234.56 }, '$1,234.56'],
    [{ price: 12_500, operation: 'rent' }, '$12,500/mes'],
    [{ price: 1800, operation: 'rent', pricePeriod: 'night' }, '$1,800/noche'],
    [{ price: 180_000, currency: 'USD' }, 'US$180,000'],
    [{ price: null }, 'Precio a consultar'],
    [{ price: null, operation: 'rent' }, 'Precio a consultar'],
  ] as const)('the price of %j is written %s', (fields, text) => {
    expect(formatPrice(property(fields))).toBe(text)
  })

  it.each([
    [{ price: 3_500_000, otherPrice: { amount: 195_000, currency: 'USD' } }, 'US$195,000'],
    [{ price: 170_000, unitPrice: { amount: 850, per: 'm2' } }, '$850 por m²'],
    [{ price: null, unitPrice: { amount: 850, per: 'm2' } }, null],
    [{ price: 3_500_000 }, null],
  ] as const)('the note beside the price of %j is %s', (fields, note) => {
    expect(formatPriceNote(property(fields))).toBe(note)
  })
})

it.each([
  [{ bedrooms: 3, bathrooms: 2.5, area: 1097 }, ['3 rec.', '2.5 baños', '1,097 m²']],
  [{ bedrooms: 1, bathrooms: 1, area: 80.25 }, ['1 rec.', '1 baño', '80.3 m²']],
  [{ bedrooms: 0, bathrooms: null, area: null }, []],
])('PROP-20 the measures of %j are written %j', (measures, facts) => {
  expect(formatFacts(measures)).toEqual(facts)
})

describe('BADGE-02 status badges', () => {
  it.each([
    ['sale', 'vendida', null, 'Vendida', 'green'],
    ['sale', 'apartada', null, 'Apartada', 'yellow'],
    ['sale', 'disponible', null, 'En venta', 'blue'],
    ['sale', null, null, 'En venta', 'blue'],
    ['sale', null, 'rentada', 'En venta', 'blue'],
    ['rent', null, 'rentada', 'Rentada', 'green'],
    ['rent', null, 'apartada', 'Apartada', 'yellow'],
    ['rent', null, null, 'En renta', 'blue'],
    ['rent', 'vendida', 'otra cosa', 'En renta', 'blue'],
  ] as const)(
    'the badge of %s, %s, %s is %s in %s',
    (operation, saleStatus, rentalStatus, label, tone) => {
      expect(statusBadge({ operation, saleStatus, rentalStatus })).toEqual({ label, tone })
    },
  )
})
