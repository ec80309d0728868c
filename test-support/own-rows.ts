import { normalizeListings, type Property } from '../domain/src/properties/index.ts'
import { makeListing } from './site-stub/make-listing.ts'
import type { SiteOptions } from './site-stub/site-options.ts'

interface OwnRowsOptions {
  userId?: string
  changes?: SiteOptions['changes'] | undefined
  siteUrl?: string
}

export function ownRows(
  count: number,
  { userId, changes = {}, siteUrl = 'https://casas.mx' }: OwnRowsOptions = {},
) {
  const posts = Array.from({ length: count }, (_, at) =>
    makeListing(at + 1, siteUrl, { vocabulary: 'acf', galleryIds: false, changes }),
  )
  return normalizeListings(posts, { siteUrl }).properties.map((listing) =>
    toOwnRow(listing, userId),
  )
}

export function toOwnRow(listing: Property, userId: string | undefined) {
  return {
    ...(userId !== undefined && { user_id: userId }),
    title: listing.title,
    price: listing.price,
    currency: listing.currency,
    location: listing.location,
    property_type: listing.propertyType,
    operation: listing.operation,
    operations: [...listing.operations],
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    area: listing.area,
    description: listing.description,
    images: [...listing.images],
    features: [...listing.features],
    created_at: listing.publishedAt ?? new Date(0).toISOString(),
  }
}
