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

export interface LocalCopy {
  wordpress_id: number
  /** Left out where the site has none: the column's own default is the specification's. */
  title?: string
  location?: string
  description: string
  price: number | null
  currency: Currency
  property_type: PropertyType
  operation: Operation
  sale_status: SaleStatus | null
  rental_status: RentalStatus | null
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  images: readonly string[]
  features: readonly string[]
  url: string | null
}

const MAX_TEXT = 300
const MAX_DESCRIPTION = 20_000

/** The agent's own row of a listing, made at the first link or tag (section 4), within its columns. */
export function toLocalCopy(property: Property): LocalCopy {
  const { title, location, description, link } = property
  return {
    wordpress_id: property.id,
    ...(title === UNTITLED ? {} : { title: shorten(title, MAX_TEXT) }),
    ...(location === '' ? {} : { location: shorten(location, MAX_TEXT) }),
    // Columns count characters as PostgreSQL does, which is never more than JavaScript does.
    description: description.slice(0, MAX_DESCRIPTION).replace(/[\uD800-\uDBFF]$/, ''),
    price: property.price,
    currency: property.currency,
    property_type: property.propertyType,
    operation: property.operation,
    sale_status: property.saleStatus,
    rental_status: property.rentalStatus,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    area: property.area,
    images: property.images,
    features: property.features,
    url: link,
  }
}
