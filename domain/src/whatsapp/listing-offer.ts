import { showClient, showListing } from '../outputs/index.ts'
import { formatPrices, type Property } from '../properties/index.ts'

/** PROP-46: the text proposes matching listings and greets the client by this name. */
export function listingOffer(greeting: string, listings: readonly Property[]): string {
  const { first_name } = showClient('listingOffer', { first_name: greeting })
  const intro =
    listings.length === 1
      ? `Hola ${first_name}, encontré una propiedad que puede interesarte:`
      : `Hola ${first_name}, encontré estas propiedades que pueden interesarte:`
  return [intro, ...listings.map(describe), '¿Te gustaría visitar alguna?'].join('\n\n')
}

function describe(property: Property): string {
  const listing = showListing('listingOffer', property)
  const { title, link } = listing
  return [`• ${title}`, formatPrices(listing), link].filter(Boolean).join('\n')
}
