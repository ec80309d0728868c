import { showListing } from '../outputs/index.ts'
import { formatFacts, formatPrices, type Property } from '../properties/index.ts'

/** PROP-40: the message contains the facts of a listing that a client needs. */
export function listingMessage(property: Property): string {
  const listing = showListing('listingMessage', property)
  const { title, location, link } = listing
  const facts = formatFacts(listing).join(' · ')
  return [title, formatPrices(listing), facts, location, link].filter(Boolean).join('\n')
}
