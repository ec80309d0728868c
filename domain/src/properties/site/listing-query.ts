import type { ListingFilters } from '../browse/filter-listings.ts'
import type { QueryParameters } from './rest-address.ts'

export const PAGE_SIZE = 100
export const FIRST_PAGE = 1
const MEDIA_BATCH = 100

/** The author is not embedded, because it would add only a login name. */
const EMBED = { _embed: 'wp:featuredmedia,wp:term' }
/** WordPress embeds the terms that this link names. */
export const EMBEDS_TERMS = '_links.wp:term'

export interface ListingPage {
  page?: number
  perPage?: number
  include?: readonly number[]
  filters?: ListingFilters
  /** SITE-29: an empty list or null requests every field. */
  fields?: readonly string[] | null
}

/** SITE-14: a site that refuses the filters gets the same request without them. */
export function listingQuery({
  page = FIRST_PAGE,
  perPage = PAGE_SIZE,
  include = [],
  filters = {},
  fields = null,
}: ListingPage = {}): QueryParameters {
  return {
    ...detailQuery(fields),
    per_page: String(perPage),
    page: String(page),
    ...(include.length > 0 && { include: include.join(',') }),
    ...filterQuery(filters),
  }
}

export function detailQuery(fields: readonly string[] | null = null): QueryParameters {
  if (!fields) return EMBED
  const embed = fields.includes(EMBEDS_TERMS) ? EMBED : { _embed: 'wp:featuredmedia' }
  return { ...embed, _fields: fields.join(',') }
}

function filterQuery(filters: ListingFilters): QueryParameters {
  const given = {
    property_type: filters.propertyType,
    status: filters.operation,
    min_price: filters.minPrice,
    max_price: filters.maxPrice,
    bedrooms: filters.bedrooms,
    bathrooms: filters.bathrooms,
    min_area: filters.minArea,
    max_area: filters.maxArea,
    location: filters.location?.trim(),
    amenities: filters.amenities?.join(','),
  }
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]))
}

/** SITE-16: /wp/v2/media accepts a limited number of ids at a time. */
export function mediaQueries(ids: readonly number[]): { ids: number[]; query: QueryParameters }[] {
  const batches: { ids: number[]; query: QueryParameters }[] = []
  for (let start = 0; start < ids.length; start += MEDIA_BATCH) {
    const batch = ids.slice(start, start + MEDIA_BATCH)
    const query = {
      include: batch.join(','),
      per_page: String(MEDIA_BATCH),
      _fields: 'id,source_url,media_type',
    }
    batches.push({ ids: batch, query })
  }
  return batches
}
