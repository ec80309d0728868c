import { UNTITLED } from '../messages.ts'
import { shorten } from '../../text/index.ts'
import type {
  Currency,
  Operation,
  Property,
  PropertyType,
  RentalStatus,
  SaleStatus,
} from '../property.ts'
import { toSiteFacts } from './site-facts.ts'

export interface SiteCopy {
  wordpress_id: number
  /** PROP-26: if the title is missing, the column's default stays. */
  title?: string
  location?: string
  description: string
  price: number | null
  currency: Currency
  property_type: PropertyType
  operation: Operation
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  images: readonly string[]
  features: readonly string[]
  url: string | null
  site_facts: Record<string, unknown>
}

export interface LocalCopy extends SiteCopy {
  sale_status: SaleStatus | null
  rental_status: RentalStatus | null
}

const MAX_TEXT = 300
const MAX_DESCRIPTION = 20_000
const MAX_ADDRESS = 2048
const MAX_LIST = 200

/** PROP-25, PROP-26: values are cut to the limits of their columns. */
export function toLocalCopy(property: Property): LocalCopy {
  return {
    ...toSiteCopy(property),
    sale_status: property.saleStatus,
    rental_status: property.rentalStatus,
  }
}

/** PROP-27: each reading of the site writes these values, but none that the agent added. */
export function toSiteCopy(property: Property): SiteCopy {
  const { title, location, link } = property
  return {
    wordpress_id: property.id,
    ...(title === UNTITLED ? {} : { title: shorten(storable(title), MAX_TEXT) }),
    ...(location === '' ? {} : { location: shorten(storable(location), MAX_TEXT) }),
    // PostgreSQL counts at most as many characters as JavaScript, so a text cut here fits its column.
    description: storable(property.description.slice(0, MAX_DESCRIPTION)),
    price: round(property.price, 2),
    currency: property.currency,
    property_type: property.propertyType,
    operation: property.operation,
    bedrooms: round(property.bedrooms, 0),
    bathrooms: round(property.bathrooms, 1),
    area: round(property.area, 2),
    images: property.images.filter(fitsAddress).slice(0, MAX_LIST),
    features: property.features.slice(0, MAX_LIST).map((text) => shorten(storable(text), MAX_TEXT)),
    url: link !== null && fitsAddress(link) ? link : null,
    site_facts: toSiteFacts(property),
  }
}

/** PostgreSQL accepts neither NUL nor half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '')
}

function fitsAddress(address: string): boolean {
  return address.length <= MAX_ADDRESS
}

function round(value: number | null, digits: number): number | null {
  return value === null ? null : Number(value.toFixed(digits))
}
