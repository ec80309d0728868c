import { showListing } from '../outputs/index.ts'
import { fromOwnRow, photoSizes, type OwnRow, type Property } from '../properties/index.ts'
import type { SiteListing, SitePhoto } from './pages.ts'
import { slugOf } from './site-name.ts'

export type PublishedRow = OwnRow & { published_at: string; published_code: string }

const MAX_SLUG = 60

/** WEB-14: the code finds the listing, whatever stands before it. */
export const LISTING_SEGMENT = /^(?:[a-z0-9-]*-)?([0-9a-f]{10})$/

export function listingPath(site: string, title: string, code: string): string {
  const slug = slugOf(title, MAX_SLUG)
  return `${site}/propiedades/${slug === '' ? code : `${slug}-${code}`}`
}

/** WEB-15: everything that a page shows of a listing, `site` being `/agente/NAME`. Nothing else of the row reaches a page. */
export function siteListing(site: string, row: PublishedRow): SiteListing {
  const shown = showListing('agentSite', fromOwnRow(row))
  const photos = shown.images.flatMap((image) => sitePhoto(site, row.published_code, image))
  const listing = {
    ...(row.hides_price ? withoutPrice(shown) : shown),
    images: photos.map(({ sizes }) => sizes.at(-1)?.path ?? ''),
    coverSizes: photos[0]?.sizes.map(({ path, width }) => ({ url: path, width })) ?? [],
  }
  return {
    listing,
    hidesPrice: row.hides_price,
    isFeatured: row.is_featured,
    code: row.published_code,
    path: listingPath(site, listing.title, row.published_code),
    publishedAt: row.published_at,
    photos,
  }
}

function withoutPrice(listing: Property): Property {
  return {
    ...listing,
    price: null,
    unitPrice: null,
    otherPrice: null,
    secondPrice: null,
    ...(listing.own && { own: { ...listing.own, secondPrice: null } }),
  }
}

function sitePhoto(site: string, code: string, image: string): SitePhoto[] {
  const sizes = photoSizes(image).map(({ url, width }) => ({
    path: `${site}/fotos/${code}/${url.slice(url.lastIndexOf('/') + 1)}`,
    width,
  }))
  return sizes.length === 0 ? [] : [{ sizes }]
}
