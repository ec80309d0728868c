import { expect, it } from 'vitest'
import type { Property } from '../property.ts'
import { property } from '../testing/property.ts'
import { findTwins } from './find-twins.ts'

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

function twin(changes: Partial<Property>): Property {
  return { ...OWN, id: 5, ...changes }
}

it.each<[string, Partial<Property>, boolean]>([
  ['the same', {}, true],
  ['another title order and no accents', { title: 'ITZIMNA: casa con alberca' }, true],
  ['a price that was lowered by five percent', { price: 3_325_000 }, true],
  ['no colonia, but the place', { colonia: null, location: 'Mérida, Itzimná' }, true],
  ['other photographs', { images: [] }, true],
  ['a price that is a fifth higher', { price: 4_200_000 }, false],
  ['a rent', { operation: 'rent', operations: ['rent'] }, false],
  ['another type', { propertyType: 'departamento' }, false],
  ['other bedrooms', { bedrooms: 4 }, false],
  ['another unit', { title: 'Casa con alberca en Itzimná 2' }, false],
  ['another title and place', { title: 'Quinta La Ceiba', colonia: 'Cholul' }, false],
  ['no price', { price: null }, false],
])('OWN-11 of the site, %s', (_, changes, isTwin) => {
  expect(findTwins([OWN], [twin(changes)]).length > 0).toBe(isTwin)
})

it('OWN-11 each listing is in one pair, the likeliest', () => {
  const near = twin({ id: 6, price: 3_400_000 })
  const other = { ...OWN, id: -2, images: [] }
  const pairs = findTwins([other, OWN], [near, twin({})])
  expect(pairs.map(({ own, site }) => [own.id, site.id])).toEqual([
    [-1, 5],
    [-2, 6],
  ])
})

it('OWN-11 nothing is offered without a site or without own listings', () => {
  expect(findTwins([], [OWN])).toEqual([])
  expect(findTwins([OWN], [])).toEqual([])
})
