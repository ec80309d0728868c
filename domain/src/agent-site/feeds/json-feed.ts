import { shownTitle } from '../../properties/index.ts'
import { agentTitle } from '../breadcrumbs.ts'
import type { SiteFrame } from '../pages.ts'
import type { FeedOffer } from './feed-offer.ts'

/** For programs of others: English names, whole addresses, null where nothing is known. */
export function writeJson(frame: SiteFrame, offers: readonly FeedOffer[]): string {
  return JSON.stringify({
    agent: { name: agentTitle(frame), company: frame.agent.company, url: frame.url },
    listings: offers.map(({ id, url, listing, description, photos, publishedOn }) => ({
      id,
      url,
      title: shownTitle(listing.title),
      description,
      operation: listing.operation,
      type: listing.propertyType,
      price: listing.price,
      currency: listing.currency,
      pricePeriod: listing.operation === 'rent' ? (listing.pricePeriod ?? 'month') : null,
      status: listing.operation === 'sale' ? listing.saleStatus : listing.rentalStatus,
      colonia: listing.colonia,
      city: listing.city,
      state: listing.state,
      coordinates: listing.coordinates,
      bedrooms: listing.bedrooms,
      bathrooms: listing.bathrooms,
      parking: listing.parking,
      area: listing.area,
      landArea: listing.landArea,
      yearBuilt: listing.yearBuilt,
      maintenanceFee: listing.own?.maintenanceFee ?? null,
      features: listing.features,
      tour: listing.virtualTour,
      video: listing.video ?? null,
      photos,
      publishedOn,
    })),
  })
}
