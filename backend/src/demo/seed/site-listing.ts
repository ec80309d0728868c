import { fromLocalCopy, type Property } from '@predio/domain/properties'
import type { Listing } from '../samples/listing.ts'
import { PLACES } from '../samples/places.ts'
import { galleryOf } from '../site/pictures.ts'
import { publishedAt } from '../site/show-property.ts'
import type { SiteAddress } from '../site/site-address.ts'
import { plainTitle, slugOf } from '../site/slug-of.ts'

const TYPES = {
  Casa: 'casa',
  Departamento: 'departamento',
  Terreno: 'terreno',
  Oficina: 'oficina',
  'Local comercial': 'local',
} as const satisfies Record<Listing['type'], string>

/** What the copy of a listing takes from the site. */
export function copyOfSite(listing: Listing, site: SiteAddress) {
  const { city, state } = PLACES[listing.colony]
  return {
    wordpress_id: listing.id,
    title: plainTitle(listing),
    description: listing.text,
    price: Number(listing.price.replaceAll(/[^\d.]/g, '')),
    currency: listing.currency ?? ('MXN' as const),
    location: `${listing.colony}, ${city}, ${state}`,
    property_type: TYPES[listing.type],
    bedrooms: listing.bedrooms ?? null,
    bathrooms: listing.bathrooms ?? null,
    area: listing.built ?? listing.land ?? null,
    images: galleryOf(listing).map(site.upload),
    features: listing.features,
    url: site.page(slugOf(listing)),
  }
}

/** A listing as the app knows it after reading the demo's site. */
export function siteListing(listing: Listing, site: SiteAddress, now: number): Property {
  const { city, state } = PLACES[listing.colony]
  return fromLocalCopy({
    ...copyOfSite(listing, site),
    operation: listing.status === 'En renta' ? 'rent' : 'sale',
    sale_status: listing.status === 'Vendida' ? 'vendida' : null,
    rental_status: null,
    site_facts: { city, state, colonia: listing.colony, publishedAt: publishedAt(listing, now) },
  })
}
