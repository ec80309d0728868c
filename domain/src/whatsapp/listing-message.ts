import { showListing } from '../outputs/index.ts'
import { formatPrices, type Property } from '../properties/index.ts'

/** PROP-40: what a client reads of one listing: title, price, place and where to see it. */
export function listingMessage(property: Property): string {
  const listing = showListing('listingMessage', property)
  const { title, location, link } = listing
  return [title, formatPrices(listing), location, link].filter(Boolean).join('\n')
}
