import { expect, it } from 'vitest'
import { property } from '../properties/testing/property.ts'
import { takeInventory } from './inventory.ts'

it('REP-15 REP-31 the inventory counts available listings by type and by price band in pesos', () => {
  const rent = { operation: 'rent', status: 'rent', operations: ['rent'] } as const
  const inventory = takeInventory([
    property({ id: 1, propertyType: 'casa', price: 1_000_000 }),
    property({ id: 2, propertyType: 'casa', price: 1_000_001 }),
    property({ id: 3, propertyType: 'terreno', price: 100_000, currency: 'USD' }),
    property({ id: 4, propertyType: 'casa', price: null }),
    property({ id: 5, propertyType: 'casa', price: 3_000_000, saleStatus: 'vendida' }),
    property({ id: 6, propertyType: 'departamento', price: 10_000, ...rent, pricePeriod: 'month' }),
    property({ id: 7, propertyType: 'casa', price: 2_000, ...rent, pricePeriod: 'night' }),
    property({ id: 8, propertyType: 'casa', price: 9_000, ...rent, rentalStatus: 'rentada' }),
  ])
  expect(inventory).toMatchObject({ available: 6, closed: 2, withoutPrice: 1, otherPeriods: 1 })
  expect(inventory.types).toEqual([
    { type: 'casa', sale: 3, rent: 1, total: 4 },
    { type: 'departamento', sale: 0, rent: 1, total: 1 },
    { type: 'terreno', sale: 1, rent: 0, total: 1 },
  ])
  const counted = inventory.bands.map(({ operation, upTo, listings }) => [
    operation,
    upTo,
    listings,
  ])
  expect(counted).toEqual([
    ['sale', 1_000_000, 1],
    ['sale', 2_000_000, 2],
    ['sale', 3_000_000, 0],
    ['sale', 5_000_000, 0],
    ['sale', 10_000_000, 0],
    ['sale', Infinity, 0],
    ['rent', 10_000, 1],
    ['rent', 20_000, 0],
    ['rent', 40_000, 0],
    ['rent', 80_000, 0],
    ['rent', Infinity, 0],
  ])
})

it('REP-15 the inventory counts zero when there are no listings', () => {
  expect(takeInventory([])).toEqual({
    available: 0,
    closed: 0,
    types: [],
    bands: [],
    withoutPrice: 0,
    otherPeriods: 0,
  })
})
