import {
  formatPrice,
  formatPrices,
  knownFlag,
  secondPriceOf,
  type Property,
} from '../../properties/index.ts'
import { shorten } from '../../text/index.ts'
import { availabilityOf } from '../ranking/listing-facts.ts'

/** AST-20: only these fields of a listing are sent to the provider and stored in the database. */
export interface ListingFields {
  id: number
  title: string
  price: number | string | null
  location: string
  type: string
  status: string
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  features: readonly string[]
  yearBuilt: number | null
  parking: number | null
  /** Null if the site does not state the value: a model that reads false would answer no. */
  furnished: boolean | null
  petFriendly: boolean | null
  availableFrom: string | null
}

export const LISTING_FIELDS = [
  'id',
  'title',
  'price',
  'location',
  'type',
  'status',
  'bedrooms',
  'bathrooms',
  'area',
  'features',
  'yearBuilt',
  'parking',
  'furnished',
  'petFriendly',
  'availableFrom',
] as const satisfies readonly (keyof ListingFields)[]

const MAX_TEXT = 160
const MAX_FEATURES = 40

const TAKEN = { sold: 'vendida', rented: 'rentada', reserved: 'apartada' } as const

export function listingFields(listing: Property): ListingFields {
  return {
    id: listing.id,
    title: shorten(listing.title, MAX_TEXT),
    price: priceOf(listing),
    location: shorten(listing.location, MAX_TEXT),
    type: listing.propertyType,
    status: statusOf(listing),
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    area: listing.area,
    features: listing.features.slice(0, MAX_FEATURES),
    yearBuilt: listing.yearBuilt,
    parking: listing.parking,
    furnished: knownFlag(listing, 'furnished'),
    petFriendly: knownFlag(listing, 'petFriendly'),
    availableFrom: listing.availableFrom,
  }
}

function priceOf(listing: Property): number | string | null {
  if (secondPriceOf(listing)) return formatPrices(listing)
  if (listing.price === null) return listing.unitPrice ? formatPrice(listing) : null
  const isPlain = listing.currency === 'MXN' && (listing.pricePeriod ?? 'month') === 'month'
  return isPlain ? listing.price : formatPrice(listing)
}

/** A listing can be offered for sale, for rent or both, and may be taken already. */
function statusOf(listing: Property): string {
  const availability = availabilityOf(listing, null)
  const offered = listing.operations.length > 1 ? listing.operations.join(', ') : listing.status
  return availability === 'free' ? offered : `${offered}, ${TAKEN[availability]}`
}
