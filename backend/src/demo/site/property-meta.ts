import type { SampleListing } from '@predio/domain/samples'
import { PLACES } from '@predio/domain/samples'
import { attachmentOf, galleryOf } from './pictures.ts'

/** The Houzez theme publishes every meta row of a post, including private ones, as arrays of strings. Empty fields are missing. */
export function propertyMeta(listing: SampleListing): Record<string, string[]> {
  const { city, state, zip, latitude, longitude } = PLACES[listing.colony]
  const [thumbnail, ...gallery] = galleryOf(listing).map((name) => String(attachmentOf(name)))
  const located = `${listing.address}, ${listing.colony}, ${zip} ${city}, ${state}, México`
  const rows: Record<string, string | number | string[] | undefined> = {
    _thumbnail_id: thumbnail,
    _edit_last: '1',
    fave_property_id: `PEN-${listing.id}`,
    fave_property_price: listing.price,
    fave_property_price_postfix: listing.pricePostfix,
    fave_property_price_placeholder: listing.pricePlaceholder,
    fave_currency: listing.currency ?? 'MXN',
    fave_property_bedrooms: listing.bedrooms,
    fave_property_bathrooms: listing.bathrooms,
    fave_property_size: listing.built,
    fave_property_size_prefix: listing.built && 'm²',
    fave_property_land: listing.land,
    fave_property_land_postfix: listing.land && 'm²',
    fave_property_garage: listing.parking,
    fave_property_year: listing.year,
    fave_property_address: `${listing.address}, ${listing.colony}`,
    fave_property_map_address: located,
    fave_property_zip: zip,
    fave_property_country: 'MX',
    houzez_geolocation_lat: latitude,
    houzez_geolocation_long: longitude,
    fave_property_location: `${latitude},${longitude},14`,
    fave_property_images: [thumbnail ?? '', ...gallery],
    fave_featured: listing.id % 7 === 0 ? '1' : '0',
    fave_agent_display_option: 'author_info',
    fave_loggedintoview: '0',
    ...listing.leaked,
  }
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value : [String(value)]]),
  )
}
