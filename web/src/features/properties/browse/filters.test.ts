import { describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { countFilters, NO_FILTERS, sortNote, toListingFilters } from './filters.ts'

it('PROP-22 neither the order nor blank text counts as a filter', () => {
  expect(countFilters({ ...NO_FILTERS, sort: 'price-asc', text: '  ' })).toBe(0)
  expect(countFilters({ ...NO_FILTERS, text: 'a', bedrooms: 2, minPrice: undefined })).toBe(2)
  expect(countFilters({ ...NO_FILTERS, tag: 'Playa', unshown: ['etiqueta'] })).toBe(2)
})

it('one tag of the filter is read as a list of one', () => {
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
  ] as const)('the note about the sort says: %s', (_, filters, shown, note) => {
    expect(sortNote({ ...NO_FILTERS, ...filters }, shown)).toBe(note)
  })
})
