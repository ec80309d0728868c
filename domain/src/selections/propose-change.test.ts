import { expect, it } from 'vitest'
import { NO_PREFERENCES, type Preferences } from '../clients/index.ts'
import { proposeChanges, type DeclinedListing } from './propose-change.ts'

function declined(reason: DeclinedListing['reason'], location: string, price: number | null) {
  return (index: number): DeclinedListing => ({
    itemId: `${reason}-${index}`,
    reason,
    location,
    price,
    currency: 'MXN',
    pricePeriod: null,
    secondPrice: null,
    operations: ['sale'],
  })
}
const changesFor = (preferences: Preferences, listings: readonly DeclinedListing[]) =>
  proposeChanges(preferences, listings, [])
const times = (count: number, make: (index: number) => DeclinedListing) =>
  Array.from({ length: count }, (_, index) => make(index))

it('SEL-12 proposes to remove a zone when the client declined three listings of that zone for its location', () => {
  const preferences = { ...NO_PREFERENCES, locations: ['Altabrisa', 'Temozón'] }
  const listings = times(3, declined('zone', 'Altabrisa, Mérida', 3_000_000))
  expect(changesFor(preferences, listings)).toEqual([
    { kind: 'remove-location', location: 'Altabrisa', declined: ['zone-0', 'zone-1', 'zone-2'] },
  ])
  expect(changesFor(preferences, listings.slice(1))).toEqual([])
})

it('SEL-12 proposes a lower highest price when three listings were declined for the price', () => {
  const listings = [3_480_000, 3_900_000, 4_100_000].map((price, index) =>
    declined('price', 'Mérida', price)(index),
  )
  const proposed = { kind: 'lower-max-price', maxPrice: 3_450_000 }
  expect(changesFor({ ...NO_PREFERENCES, max_price: 4_000_000 }, listings)).toMatchObject([
    proposed,
  ])
  expect(changesFor(NO_PREFERENCES, listings)).toMatchObject([proposed])
})

it('SEL-12 proposes no price below the client’s lowest, and none equal to the present one', () => {
  const listings = times(3, declined('price', 'Mérida', 3_500_000))
  expect(changesFor({ ...NO_PREFERENCES, min_price: 3_450_000 }, listings)).toEqual([])
  expect(changesFor({ ...NO_PREFERENCES, max_price: 3_000_000 }, listings)).toEqual([])
})

it('SEL-30 compares prices within one operation and currency only', () => {
  const dear = (price: number, facts: Partial<DeclinedListing>) => ({
    ...declined('price', 'Mérida', price)(price),
    ...facts,
  })
  const rents = [18_500, 20_000].map((price) => dear(price, { operations: ['rent'] }))
  const both = dear(2_500_000, { operations: ['sale', 'rent'], secondPrice: 22_000 })
  const sales = [3_000_000, 4_000_000].map((price) => dear(price, {}))
  const listings = [...rents, both, ...sales]
  const wanting = (operation: 'sale' | 'rent' | null) => ({ ...NO_PREFERENCES, operation })
  expect(changesFor(wanting('sale'), listings)).toMatchObject([{ maxPrice: 2_450_000 }])
  expect(changesFor(wanting('rent'), listings)).toMatchObject([{ maxPrice: 18_000 }])
  expect(changesFor(wanting(null), listings)).toEqual([])
  const inDollars = [...sales, dear(190_000, { currency: 'USD' })]
  expect(changesFor(wanting('sale'), inDollars)).toEqual([])
  const byTheNight = [...rents, dear(1_200, { operations: ['rent'], pricePeriod: 'night' })]
  expect(changesFor(wanting('rent'), byTheNight)).toEqual([])
})

it('SEL-34 proposes no price below that of a listing that the client likes or wants to see', () => {
  const listings = [2_500_000, 4_500_000, 4_950_000].map((price, index) =>
    declined('price', 'Mérida', price)(index),
  )
  const liking = (facts: Partial<DeclinedListing>) =>
    proposeChanges(NO_PREFERENCES, listings, [{ ...declined('price', 'Mérida', 0)(9), ...facts }])
  const lowered = [{ kind: 'lower-max-price', maxPrice: 2_450_000 }]
  expect(liking({ price: 4_800_000 })).toEqual([])
  expect(liking({ price: 2_450_001 })).toEqual([])
  expect(liking({ price: 20_000, secondPrice: 4_800_000, operations: ['rent', 'sale'] })).toEqual(
    [],
  )
  expect(liking({ price: 2_450_000 })).toMatchObject(lowered)
  expect(liking({ price: null })).toMatchObject(lowered)
  expect(liking({ price: 4_800_000, currency: 'USD' })).toMatchObject(lowered)
  expect(liking({ price: 4_800_000, operations: ['rent'] })).toMatchObject(lowered)
})

it('SEL-12 proposed rents are rounded to thousands, and listings without a price are ignored', () => {
  const rents = times(3, (index) => ({
    ...declined('price', 'Mérida', 14_900)(index),
    operations: ['rent'],
  }))
  expect(changesFor(NO_PREFERENCES, rents)).toMatchObject([{ maxPrice: 14_000 }])
  expect(changesFor(NO_PREFERENCES, times(3, declined('price', 'Mérida', null)))).toEqual([])
})

it('SEL-12 other reasons propose nothing', () => {
  const preferences = { ...NO_PREFERENCES, locations: ['Altabrisa'] }
  expect(changesFor(preferences, times(5, declined('condition', 'Altabrisa', 1)))).toEqual([])
})
