import type { SiteFrame, SiteListing } from '../pages.ts'
import { feedOffers, type FeedName } from './feed-offer.ts'
import { writeJson } from './json-feed.ts'
import { writeMeta } from './meta-feed.ts'
import { refusalsOf } from './refusals.ts'
import { writeTrovit } from './trovit-feed.ts'

interface Feed {
  file: string
  type: string
  write: typeof writeTrovit
}

/** WEB-80: at the agent's secret address, `/agente/feeds/TOKEN/FILE`. */
export const FEEDS: Record<FeedName, Feed> = {
  trovit: { file: 'trovit.xml', type: 'text/xml; charset=utf-8', write: writeTrovit },
  meta: { file: 'meta.csv', type: 'text/csv; charset=utf-8', write: writeMeta },
  json: { file: 'propiedades.json', type: 'application/json; charset=utf-8', write: writeJson },
}

/** For the agent's own page: what each portal would refuse. */
export const FEED_REVIEW_FILE = 'revision.json'

/** WEB-81: what the portal would refuse is left out, as the agent's page says. */
export function writeFeed(
  name: FeedName,
  frame: SiteFrame,
  listings: readonly SiteListing[],
): string {
  const taken = listings
    .flatMap((listing) => feedOffers(frame, listing))
    .filter((offer) => refusalsOf(name, offer).length === 0)
  return FEEDS[name].write(frame, taken)
}
