import { emptyToNull, type FormOf } from '../fields/index.ts'
import { OWN_LISTING_FIELDS } from '../properties/index.ts'
import { shorten } from '../text/index.ts'
import type { ListingCells } from './fields.ts'
import { linesOf, splitFeatures, typeOf } from './read-listing-row.ts'
import { readArea, readBathrooms, readCount, readFee, readYear } from './read-measures.ts'
import { readOffer } from './read-offer.ts'
import { readPhotos } from './read-photos.ts'

export type ListingDraft = FormOf<typeof OWN_LISTING_FIELDS> & { images: string[] }

/** LIMP-09, LIMP-10: the person can correct these values in the form before anything is saved. */
export function listingDraft(cells: ListingCells, thisYear: number): Partial<ListingDraft> {
  const { offer, price, secondPrice, currency } = readOffer(cells, {
    offer: 'sale',
    currency: 'MXN',
  })
  const isSaid = readOffer(cells, { offer: 'rent', currency: 'MXN' }).offer === offer
  const found = {
    images: readPhotos(cells.photos).addresses,
    title: textOf(cells.title, OWN_LISTING_FIELDS.title.max),
    offer: isSaid ? offer : null,
    property_type: typeOf(cells),
    price,
    currency: price === null ? null : currency,
    second_price: secondPrice,
    street: textOf(cells.street, OWN_LISTING_FIELDS.street.max),
    colonia: textOf(cells.colonia, OWN_LISTING_FIELDS.city.max),
    city: textOf(cells.city, OWN_LISTING_FIELDS.city.max),
    state: textOf(cells.state, OWN_LISTING_FIELDS.city.max),
    bedrooms: readCount(cells.bedrooms),
    bathrooms: readBathrooms(cells.bathrooms, cells.half_bathrooms),
    area: readArea(cells.area),
    land_area: readArea(cells.land_area),
    parking: readCount(cells.parking),
    year_built: readYear(cells.year_built, thisYear),
    maintenance_fee: readFee(cells.maintenance_fee),
    features: splitFeatures(cells.features),
    description: textOf(
      cells.description && linesOf(cells.description),
      OWN_LISTING_FIELDS.description.max,
    ),
  }
  const known = Object.entries(found).filter(
    ([, value]) =>
      value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(known)
}

function textOf(cell: string | undefined, max: number): string | null {
  return emptyToNull(cell && shorten(cell, max))
}
