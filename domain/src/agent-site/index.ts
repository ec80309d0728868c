export {
  CONTACT_FORM,
  contactPath,
  feedPath,
  LISTING_FIELD,
  listingsPath,
  noticePath,
  sitePath,
  SITES_PATH,
  whatsappPath,
} from './addresses.ts'
export { agentTitle, type Breadcrumb, breadcrumbsOf } from './breadcrumbs.ts'
export {
  OPERATION_WORDS,
  ORDER_WORDS,
  readSiteFilters,
  SITE_FILTER_FIELDS,
  SITE_ORDERS,
  type SiteFilters,
  type SiteOptions,
  type SiteOrder,
  writeSiteFilters,
} from './filters.ts'
export { SITE_FORM_TEXTS, SITE_TEXTS } from './messages.ts'
export type {
  ContactFailure,
  SiteAbsence,
  SiteFrame,
  SiteListing,
  SiteNotice,
  SitePage,
  SitePhoto,
  SiteRenderer,
} from './pages.ts'
export { absoluteUrl, structuredData } from './structured-data.ts'
export {
  type ListingSiteVisits,
  TRAFFIC_SOURCE_LABELS,
  type TrafficSource,
} from './traffic-sources.ts'
export { LISTING_SEGMENT, listingPath, type PublishedRow, siteListing } from './site-listing.ts'
export { suggestSiteName } from './site-name.ts'
export { isProgram, sourceOfVisit } from './source-of-visit.ts'
export { FEED_NAMES, type FeedName } from './feeds/feed-offer.ts'
export { FEED_REVIEW_FILE, FEEDS, writeFeed } from './feeds/feeds.ts'
export { FEED_TEXTS, REFUSAL_TEXTS } from './feeds/messages.ts'
export { type FeedReviews, reviewFeeds } from './feeds/review-feeds.ts'
export { AGENT_SITE_FIELDS, agentSiteSchema } from './site-schema.ts'
