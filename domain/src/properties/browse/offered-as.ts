import type { Operation, OwnFacts, PricePeriod, Property, UnitPrice } from '../property.ts'

export type Offered = Pick<Property, 'operation' | 'price'> & {
  own?: Pick<OwnFacts, 'secondPrice'>
  secondPrice?: number | null
  pricePeriod?: PricePeriod | null
  unitPrice?: UnitPrice | null
}

/** OWN-10 and PROP-51: the second price is the rent of a listing that is also for sale. */
export function secondPriceOf({ own, secondPrice }: Omit<Offered, 'operation' | 'price'>) {
  return own?.secondPrice ?? secondPrice ?? null
}

/** OWN-10: returns a listing that is offered for sale and for rent with the price of this operation. */
export function offeredAs<Listing extends Offered>(
  listing: Listing,
  operation: Operation,
): Listing {
  const price = secondPriceOf(listing)
  if (operation === listing.operation || price === null) return listing
  return { ...listing, operation, price, pricePeriod: null, unitPrice: null }
}

export function secondOperation(listing: Offered): Operation | null {
  if (secondPriceOf(listing) === null) return null
  const { operation } = listing
  return operation === 'sale' ? 'rent' : 'sale'
}
