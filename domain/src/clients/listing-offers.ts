import {
  OPERATIONS,
  type Operation,
  offeredAs,
  type PropertyType,
  typesOf,
} from '../properties/index.ts'
import { comparablePrice, type MatchableListing, placeOf } from './judge-listing.ts'
import { isOffered } from './match-listing.ts'

export interface ListingOffer {
  operation: Operation | null
  property_type: PropertyType
  price: number | null
  bedrooms: number | null
  place: string[]
}

/** MATCH-08: an offer has all the fields of a listing that matchListing reads. */
export function offersOf(listing: MatchableListing): ListingOffer[] {
  return [...OPERATIONS, null]
    .filter((wanted) => isOffered(listing, wanted))
    .flatMap((operation) =>
      typesOf(listing.propertyType).map((type) => ({
        operation,
        property_type: type,
        price: comparablePrice(operation, offeredAs(listing, operation ?? listing.operation)),
        bedrooms: listing.bedrooms,
        place: [...placeOf(listing)],
      })),
    )
}
