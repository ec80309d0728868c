import { expect, it } from 'vitest'
import { property } from '../properties/testing/property.ts'
import { comparableArea } from './comparable-area.ts'
import { compareWithListings } from './compare-with-listings.ts'

it.each([
  ['a house on a usual plot', 'residential', 100, 200, 'construction', 100],
  ['a house whose plot weighs as much', 'residential', 90, 300, 'construction', 90],
  ['a small house on a large plot', 'residential', 45, 1500, null, 45],
  ['a flat', 'residential', 80, 0, 'construction', 80],
  ['a plot with a hut', 'land', 45, 1500, 'land', 1500],
  ['a plot that is called a home', 'residential', 0, 500, 'land', 500],
] as const)(
  'EST-28 a price per m² refers to the right area of %s',
  (_name, propertyType, constructionArea, landArea, of, area) => {
    expect(comparableArea({ propertyType, constructionArea, landArea })).toEqual({ of, area })
  },
)

it('EST-28 a small house on a large plot is not compared by its price per m²', () => {
  const home = { propertyType: 'residential', constructionArea: 45, landArea: 1500 } as const
  const listing = property({ propertyType: 'casa', state: 'Yucatán', area: 100, price: 3_000_000 })
  const place = { state: 'Yucatán', colony: null } as const
  expect(compareWithListings({ ...home, ...place }, 3_000_000_00, [listing])).toBeNull()
  const usual = { ...home, ...place, landArea: 100 }
  expect(compareWithListings(usual, 3_000_000_00, [listing])).not.toBeNull()
})
