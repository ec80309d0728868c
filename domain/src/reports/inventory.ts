import { inPesos, PROPERTY_TYPES, type Operation, type Property } from '../properties/index.ts'

const SALE_LIMITS = [1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000, Infinity]
const RENT_LIMITS = [10_000, 20_000, 40_000, 80_000, Infinity]

interface PriceBand {
  operation: Operation
  above: number
  upTo: number
  listings: number
}

export interface Inventory {
  available: number
  closed: number
  types: readonly { type: Property['propertyType']; sale: number; rent: number; total: number }[]
  bands: readonly PriceBand[]
  withoutPrice: number
  /** The number of rents by the night, week or year, which have a price but belong to no band. */
  otherPeriods: number
}

/** REP-15: a listing counts once, for its first operation. */
export function takeInventory(listings: readonly Property[]): Inventory {
  const available = listings.filter((listing) => !isClosed(listing))
  const types = PROPERTY_TYPES.map((type) => {
    const ofType = available.filter(({ propertyType }) => propertyType === type)
    const sale = ofType.filter(({ operation }) => operation === 'sale').length
    return { type, sale, rent: ofType.length - sale, total: ofType.length }
  })
  return {
    available: available.length,
    closed: listings.length - available.length,
    types: types.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total),
    bands: [
      ...countBands(available, 'sale', SALE_LIMITS),
      ...countBands(available, 'rent', RENT_LIMITS),
    ],
    withoutPrice: available.filter(({ price }) => price === null).length,
    otherPeriods: available.filter((listing) => listing.price !== null && isOtherRent(listing))
      .length,
  }
}

function isClosed({ operation, saleStatus, rentalStatus }: Property): boolean {
  return operation === 'sale' ? saleStatus === 'vendida' : rentalStatus === 'rentada'
}

function countBands(
  listings: readonly Property[],
  operation: Operation,
  limits: readonly number[],
): PriceBand[] {
  const prices = listings.flatMap((listing) => {
    const pesos = listing.operation === operation ? pesosOf(listing) : null
    return pesos === null ? [] : [pesos]
  })
  if (prices.length === 0) return []
  return limits.map((upTo, index) => {
    const above = limits[index - 1] ?? 0
    const listings = prices.filter(
      (price) => (price > above || index === 0) && price <= upTo,
    ).length
    return { operation, above, upTo, listings }
  })
}

/** Rents for another period than the month cannot be compared, so they belong to no band. */
function isOtherRent({ operation, pricePeriod }: Property): boolean {
  return operation === 'rent' && pricePeriod !== null && pricePeriod !== 'month'
}

function pesosOf(listing: Property): number | null {
  const { price, currency } = listing
  if (price === null || isOtherRent(listing)) return null
  return inPesos(price, currency)
}
