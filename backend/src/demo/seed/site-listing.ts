import { fromLocalCopy, type Property } from '@predio/domain/properties'
import { listingColumns, PLACES, type SampleListing } from '@predio/domain/samples'
import { galleryOf } from '../site/pictures.ts'
import { publishedAt } from '../site/show-property.ts'
import type { SiteAddress } from '../site/site-address.ts'
import { slugOf } from '../site/slug-of.ts'

export function copyOfSite(listing: SampleListing, site: SiteAddress) {
  return {
    ...listingColumns(listing),
    wordpress_id: listing.id,
    images: galleryOf(listing).map(site.upload),
    url: site.page(slugOf(listing)),
  }
}

export function siteListing(listing: SampleListing, site: SiteAddress, now: number): Property {
  const { city, state } = PLACES[listing.colony]
  return fromLocalCopy({
    ...copyOfSite(listing, site),
    operation: listing.status === 'En renta' ? 'rent' : 'sale',
    sale_status: listing.status === 'Vendida' ? 'vendida' : null,
    rental_status: null,
    site_facts: { city, state, colonia: listing.colony, publishedAt: publishedAt(listing, now) },
  })
}
