import type { Operation, OwnFacts, PricePeriod, Property, UnitPrice } from '../property.ts'

export type Offered = Pick<Property, 'operation' | 'price'> & {
  own?: Pick<OwnFacts, 'secondPrice'>
  pricePeriod?: PricePeriod | null
  unitPrice?: UnitPrice | null
}

/** OWN-10: a listing that is offered both ways, with the price of one of them; unchanged where that is not known. */
export function offeredAs<Listing extends Offered>(
  listing: Listing,
  operation: Operation,
): Listing {
  const price = listing.own?.secondPrice ?? null
  if (operation === listing.operation || price === null) return listing
  return { ...listing, operation, price, pricePeriod: null, unitPrice: null }
}

/** The other operation that has a price of its own. */
export function secondOperation({ operation, own }: Offered): Operation | null {
  if ((own?.secondPrice ?? null) === null) return null
  return operation === 'sale' ? 'rent' : 'sale'
}
