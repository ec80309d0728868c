export { CONTACT_FORM, contactPath, listingsPath, noticePath, whatsappPath } from './addresses.ts'
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
export type {
  ContactFailure,
  SiteAbsence,
  SiteFrame,
  SiteListing,
  SitePage,
  SitePhoto,
  SiteRenderer,
} from './pages.ts'
export { absoluteUrl, structuredData } from './structured-data.ts'
export { TRAFFIC_SOURCE_LABELS, type TrafficSource } from './traffic-sources.ts'
