import {
  OPERATIONS,
  type Operation,
  offeredAs,
  type PropertyType,
  typesOf,
} from '../properties/index.ts'
import { comparablePrice, type MatchableListing, placeOf } from './judge-listing.ts'
import { isOffered } from './match-listing.ts'

/** A listing as the database compares it with what clients look for, once for each operation and type that a client may want. */
export interface ListingOffer {
  /** Null for clients who have not said which. */
  operation: Operation | null
  property_type: PropertyType
  /** In pesos, for a rent by the month; null where it cannot be compared. */
  price: number | null
  bedrooms: number | null
  /** The words of its place; none where it is unknown. */
  place: string[]
}

/** MATCH-08: all that matchListing reads of a listing. */
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
