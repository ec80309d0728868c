import { expect, it } from 'vitest'
import { countFilters, NO_FILTERS, readFilters, toListingFilters, type Filters } from './filters.ts'

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
])('reads %s', (_, kept, filters) => {
  expect(readFilters(kept)).toEqual(filters)
})

it('the order is no filter, blank text neither', () => {
  expect(countFilters({ ...NO_FILTERS, sort: 'price-asc', text: '  ' })).toBe(0)
  expect(countFilters({ ...NO_FILTERS, text: 'a', bedrooms: 2, minPrice: undefined })).toBe(2)
})

it('one tag is a list of one', () => {
  expect(toListingFilters({ ...NO_FILTERS, tag: 'Playa' }).tags).toEqual(['Playa'])
  expect(toListingFilters(NO_FILTERS).tags).toEqual([])
})
