import { type Place, toPlace } from '../../clients/match-places.ts'
import { inPesos, offeredAs, type Operation, type Property } from '../../properties/index.ts'
import { foldForSearch } from '../../text/index.ts'

export interface ListingFacts {
  place: Place
  amenities: readonly string[]
  text: string
}

const known = new WeakMap<Property, ListingFacts>()

export function factsOf(listing: Property): ListingFacts {
  let facts = known.get(listing)
  if (!facts) {
    const { title, location, colonia, city, state, features, code } = listing
    const stated = [location, colonia, city, state].filter(Boolean)
    const amenities = [...features, title].map(foldForSearch)
    facts = {
      // A title alone is no place, but it may name the development that the address omits.
      place: stated.length === 0 ? new Set() : toPlace([title, ...stated].join(', ')),
      amenities,
      text: [...amenities, foldForSearch([code ?? '', ...stated].join(' '))].join(' · '),
    }
    known.set(listing, facts)
  }
  return facts
}

export function pesosOf(offered: Property, wanted: Operation | null): number | null {
  const operation = wanted ?? offered.operation
  const listing = offeredAs(offered, operation)
  if (operation !== listing.operation || !listing.price) return null
  if (operation === 'rent' && (listing.pricePeriod ?? 'month') !== 'month') return null
  return inPesos(listing.price, listing.currency)
}

export type Availability = 'free' | 'reserved' | 'sold' | 'rented'

/** A sold property is unavailable for rent too, even if the site still offers it. */
export function availabilityOf(listing: Property, wanted: Operation | null): Availability {
  if (listing.saleStatus === 'vendida') return 'sold'
  const status =
    (wanted ?? listing.operation) === 'sale' ? listing.saleStatus : listing.rentalStatus
  if (status === 'rentada') return 'rented'
  return status === 'apartada' ? 'reserved' : 'free'
}
