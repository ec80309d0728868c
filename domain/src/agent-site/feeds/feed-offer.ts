import { offeredAs, secondOperation } from '../../properties/browse/offered-as.ts'
import type { Property } from '../../properties/index.ts'
import { paragraphsOf } from '../../sheets/index.ts'
import { shorten } from '../../text/index.ts'
import { absoluteUrl } from '../structured-data.ts'
import type { SiteFrame, SiteListing } from '../pages.ts'

/** As much as Meta takes. */
const MAX_DESCRIPTION = 5000

export const FEED_NAMES = ['trovit', 'meta', 'json'] as const
export type FeedName = (typeof FEED_NAMES)[number]

/** What a portal lists: a listing under one operation. Somebody who sells and leases has two. */
export interface FeedOffer {
  id: string
  url: string
  listing: Property
  description: string
  photos: readonly string[]
  publishedOn: string
}

export function feedOffers(frame: SiteFrame, site: SiteListing): FeedOffer[] {
  const { listing, code, path, photos, publishedAt } = site
  const second = secondOperation(listing)
  const offered = [listing, ...(second ? [offeredAs(listing, second)] : [])]
  return offered.map((each, index) => ({
    id: index === 0 ? code : `${code}-${each.operation}`,
    url: absoluteUrl(frame, path),
    listing: each,
    description: shorten(paragraphsOf(each.description).join('\n'), MAX_DESCRIPTION),
    photos: photos.flatMap(({ sizes }) => {
      const largest = sizes.at(-1)
      return largest ? [absoluteUrl(frame, largest.path)] : []
    }),
    publishedOn: publishedAt.slice(0, 10),
  }))
}
