import { shownTitle } from '../../properties/index.ts'
import type { SiteFrame, SiteListing } from '../pages.ts'
import { FEED_NAMES, feedOffers, type FeedName } from './feed-offer.ts'
import { type Refusal, refusalsOf } from './refusals.ts'

/** More would not be read; the count says how many there are. */
const MAX_EXAMPLES = 50

interface FeedReview {
  offers: number
  refused: number
  examples: readonly { id: string; title: string; reasons: readonly Refusal[] }[]
}
export type FeedReviews = Readonly<Record<FeedName, FeedReview>>

/** WEB-81: tells for each portal which listings of a site it would refuse and why, before it is given the feed. */
export function reviewFeeds(frame: SiteFrame, listings: readonly SiteListing[]): FeedReviews {
  const offers = listings.flatMap((listing) => feedOffers(frame, listing))
  const reviewOf = (name: FeedName): FeedReview => {
    const refused = offers.flatMap((offer) => {
      const reasons = refusalsOf(name, offer)
      const { id, listing } = offer
      return reasons.length === 0 ? [] : [{ id, title: shownTitle(listing.title), reasons }]
    })
    return {
      offers: offers.length,
      refused: refused.length,
      examples: refused.slice(0, MAX_EXAMPLES),
    }
  }
  return Object.fromEntries(FEED_NAMES.map((name) => [name, reviewOf(name)])) as FeedReviews
}
