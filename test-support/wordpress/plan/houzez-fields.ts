import { termsFor, type Fields } from './fields.ts'
import type { PlannedListing } from './listing.ts'

export function houzezFields(listing: PlannedListing): Fields {
  const { price, owner } = listing
  const unit = (text: string) => (text === '' || text.includes('m') ? '' : 'm²')
  const single: Record<string, string> = {
    fave_property_price: price.text,
    fave_property_price_postfix: price.postfix,
    fave_currency: price.currencyText,
    fave_property_bedrooms: listing.bedrooms.text,
    fave_property_bathrooms: listing.bathrooms.text,
    fave_property_size: listing.area.text,
    fave_property_size_prefix: unit(listing.area.text),
    fave_property_land: listing.landArea.text,
    fave_property_land_postfix: unit(listing.landArea.text),
    fave_property_garage: listing.parking.text,
    fave_property_year: listing.yearBuilt.text,
    fave_property_id: listing.code,
    fave_property_map_address: listing.address,
    houzez_geolocation_lat: String(listing.coordinates.lat),
    houzez_geolocation_long: String(listing.coordinates.lng),
    fave_property_location: `${listing.coordinates.lat},${listing.coordinates.lng},14`,
    fave_featured: listing.index % 10 === 0 ? '1' : '0',
    fave_private_note: `Propietario: ${owner.name}, tel. ${owner.phone}`,
    _owner_phone: owner.phone,
  }
  const rows = Object.entries(single).map(([key, value]) => ({ key, value }))
  const isEmptyByHabit = (key: string) => key === 'fave_property_price'
  return {
    meta: [
      ...rows.filter(({ key, value }) => value !== '' || isEmptyByHabit(key)),
      ...listing.gallery.map(({ id }) => ({ key: 'fave_property_images', value: String(id) })),
    ],
    terms: termsFor(listing),
  }
}
