import { typesOf, type PreparedListing, type Property } from '../properties/index.ts'
import type { Columns } from './compile-tests.ts'

/** `hasClient` tells whether a listing has a client, which the listing itself does not contain. */
export function listingColumns(hasClient: (id: number) => boolean) {
  return {
    text: ({ text }) => text,
    source: ({ property }) => (property.own ? 'own' : 'site'),
    archived: ({ property }) => property.own?.isArchived ?? false,
    type: ({ property }) => typesOf(property.propertyType),
    operations: ({ property }) => property.operations,
    price: ({ pesos }) => pesos,
    bedrooms: ({ property }) => property.bedrooms,
    bathrooms: ({ property }) => property.bathrooms,
    area: ({ property }) => property.area,
    tags: ({ tags }) => tags,
    zones: ({ place }) => place,
    published: ({ property }) => publishedAt(property),
    client: ({ property }) => hasClient(property.id) || null,
    photo: ({ property }) => property.images[0] ?? null,
  } satisfies Columns<PreparedListing>
}

export type ListingColumn = keyof ReturnType<typeof listingColumns>

/** The date is cached, because reading it takes longer than all other tests together. */
const times = new WeakMap<Property, number | null>()

function publishedAt(property: Property): number | null {
  const known = times.get(property)
  if (known !== undefined) return known
  const parsed = Date.parse(property.publishedAt ?? '')
  const time = Number.isNaN(parsed) ? null : parsed
  times.set(property, time)
  return time
}
