import { expect, it } from 'vitest'
import type { Property } from '../property.ts'
import { property } from '../testing/property.ts'
import { findListingPairs } from './find-listing-pairs.ts'

const OWN = property({
  id: -1,
  title: 'Casa con alberca en Itzimná',
  price: 3_500_000,
  location: 'Itzimná, Mérida',
  colonia: 'Itzimná',
  propertyType: 'casa',
  images: ['1', '2', '3'],
  bedrooms: 3,
})

function siteListing(changes: Partial<Property>): Property {
  return { ...OWN, id: 5, ...changes }
}

it.each<[string, boolean, Partial<Property>]>([
  ['everything alike', true, {}],
  ['another title order and no accents', true, { title: 'ITZIMNA: casa con alberca' }],
  ['a price that was lowered by five percent', true, { price: 3_325_000 }],
  ['no colonia, but the place', true, { colonia: null, location: 'Mérida, Itzimná' }],
  ['other photographs', true, { images: [] }],
  ['a price that is a fifth higher', false, { price: 4_200_000 }],
  ['a rent', false, { operation: 'rent', operations: ['rent'] }],
  ['another type', false, { propertyType: 'departamento' }],
  ['other bedrooms', false, { bedrooms: 4 }],
  ['another unit', false, { title: 'Casa con alberca en Itzimná 2' }],
  ['another title and place', false, { title: 'Quinta La Ceiba', colonia: 'Cholul' }],
  ['no price', false, { price: null }],
])(
  'OWN-25 pairs an own listing with a listing of the site that has %s: %s',
  (_, isPaired, changes) => {
    expect(findListingPairs([OWN], [siteListing(changes)]).length > 0).toBe(isPaired)
  },
)

it('OWN-11 puts each listing into at most one pair, the likeliest', () => {
  const near = siteListing({ id: 6, price: 3_400_000 })
  const other = { ...OWN, id: -2, images: [] }
  const pairs = findListingPairs([other, OWN], [near, siteListing({})])
  expect(pairs.map(({ own, site }) => [own.id, site.id])).toEqual([
    [-1, 5],
    [-2, 6],
  ])
})

it('OWN-11 nothing is offered without a site or without own listings', () => {
  expect(findListingPairs([], [OWN])).toEqual([])
  expect(findListingPairs([OWN], [])).toEqual([])
})
