import { emptyToNull, uniqueTexts } from '../fields/index.ts'
import type { Currency, Offer, PropertyType } from '../properties/index.ts'
import type { ListingCells } from './fields.ts'
import { linesOf, typeOf } from './read-listing-row.ts'
import { readArea, readBathrooms, readCount, readFee, readYear } from './read-measures.ts'
import { readOffer } from './read-offer.ts'
import { readPhotos } from './read-photos.ts'

/** What the form of an own listing is filled with; what is not known is left out. */
export interface ListingDraft {
  images: string[]
  title: string
  offer: Offer
  property_type: PropertyType
  price: number
  currency: Currency
  second_price: number
  colonia: string
  city: string
  state: string
  bedrooms: number
  bathrooms: number
  area: number
  land_area: number
  parking: number
  year_built: number
  maintenance_fee: number
  features: string[]
  description: string
}

/** LIMP-09, LIMP-10: cells as values of the form, for a person to correct before anything is saved. */
export function listingDraft(cells: ListingCells, thisYear: number): Partial<ListingDraft> {
  const { offer, price, secondPrice, currency } = readOffer(cells, {
    offer: 'sale',
    currency: 'MXN',
  })
  // Where it follows the default, nothing says how it is offered.
  const isSaid = readOffer(cells, { offer: 'rent', currency: 'MXN' }).offer === offer
  const found = {
    images: readPhotos(cells.photos).addresses,
    title: emptyToNull(cells.title?.slice(0, 300)),
    offer: isSaid ? offer : null,
    property_type: typeOf(cells),
    price,
    currency: price === null ? null : currency,
    second_price: secondPrice,
    colonia: emptyToNull(cells.colonia?.slice(0, 120)),
    city: emptyToNull(cells.city?.slice(0, 120)),
    state: emptyToNull(cells.state?.slice(0, 120)),
    bedrooms: readCount(cells.bedrooms),
    bathrooms: readBathrooms(cells.bathrooms, cells.half_bathrooms),
    area: readArea(cells.area),
    land_area: readArea(cells.land_area),
    parking: readCount(cells.parking),
    year_built: readYear(cells.year_built, thisYear),
    maintenance_fee: readFee(cells.maintenance_fee),
    features: uniqueTexts(cells.features?.split(/[,;|\n•]+/) ?? []),
    description: emptyToNull(cells.description && linesOf(cells.description).slice(0, 20_000)),
  }
  const known = Object.entries(found).filter(
    ([, value]) =>
      value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(known)
}
