import type { Json, Tables } from '../../database/index.ts'
import { plainText, shorten } from '../../text/index.ts'
import { shownLocation, shownTitle } from '../browse/shown-texts.ts'
import { PROPERTY_TYPES, type Property } from '../property.ts'
import { readSiteFacts } from './site-facts.ts'

type Column =
  | 'title'
  | 'location'
  | 'price'
  | 'currency'
  | 'property_type'
  | 'operation'
  | 'sale_status'
  | 'rental_status'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'images'
  | 'features'
  | 'url'

export type StoredCopy = Pick<Tables<'properties'>, Column> & {
  wordpress_id: number
  site_facts: Json | null
  description?: string | null
}

const MAX_SUMMARY = 300

/** PROP-32: a listing that is no longer on its site is shown from its local copy. */
export function fromLocalCopy(copy: StoredCopy): Property {
  const operation = copy.operation === 'rent' ? 'rent' : 'sale'
  const description = copy.description ?? ''
  return {
    id: copy.wordpress_id,
    title: shownTitle(copy.title),
    description,
    summary: shorten(plainText(description.slice(0, 6000)), MAX_SUMMARY),
    price: copy.price,
    currency: copy.currency === 'USD' ? 'USD' : 'MXN',
    location: shownLocation(copy.location),
    propertyType: PROPERTY_TYPES.find((type) => type === copy.property_type) ?? 'other',
    status: operation,
    operation,
    ...readSiteFacts(copy.site_facts, operation),
    saleStatus: copy.sale_status,
    rentalStatus: copy.rental_status,
    bedrooms: copy.bedrooms,
    bathrooms: copy.bathrooms,
    area: copy.area,
    features: copy.features,
    images: copy.images,
    link: copy.url,
    language: null,
    translationIds: [],
  }
}
