import { describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import {
  countFilters,
  NO_FILTERS,
  readFilters,
  sortNote,
  toListingFilters,
  type Filters,
} from './filters.ts'

it.each<[string, unknown, Filters]>([
  ['nothing', undefined, NO_FILTERS],
  ['something else', 'casa', NO_FILTERS],
  ['an unknown type and order', { propertyType: 'castillo', sort: 'size' }, NO_FILTERS],
  ['bedrooms beyond 5+', { bedrooms: 9, text: 'mérida' }, { ...NO_FILTERS, text: 'mérida' }],
  [
    'everything',
    { ...NO_FILTERS, propertyType: 'casa', operation: 'rent', minPrice: 1, maxPrice: 2, tag: 'A' },
    { ...NO_FILTERS, propertyType: 'casa', operation: 'rent', minPrice: 1, maxPrice: 2, tag: 'A' },
  ],
])('PROP-22 reads %s', (_, stored, filters) => {
  expect(readFilters(stored)).toEqual(filters)
})

it('PROP-22 counts neither the order nor blank text as a filter', () => {
  expect(countFilters({ ...NO_FILTERS, sort: 'price-asc', text: '  ' })).toBe(0)
  expect(countFilters({ ...NO_FILTERS, text: 'a', bedrooms: 2, minPrice: undefined })).toBe(2)
})

it('one tag is a list of one', () => {
  expect(toListingFilters({ ...NO_FILTERS, tag: 'Playa' }).tags).toEqual(['Playa'])
  expect(toListingFilters(NO_FILTERS).tags).toEqual([])
})

describe('PROP-18 the note about a sort by price over sales and rents', () => {
  const [sale, rent] = [{ operation: 'sale' }, { operation: 'rent' }] as const
  it.each([
    ['sales and rents', { sort: 'price-asc' }, [sale, rent], messages.salesFirst],
    [
      'sales that are also for rent',
      { sort: 'price-asc', operation: 'rent' },
      [rent, sale],
      messages.rentsFirst,
    ],
    ['sales alone', { sort: 'price-desc' }, [sale, sale], undefined],
    ['the newest first', { sort: 'newest' }, [sale, rent], undefined],
  ] as const)('%s', (_, filters, shown, note) => {
    expect(sortNote({ ...NO_FILTERS, ...filters }, shown)).toBe(note)
  })
})
