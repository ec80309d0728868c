export { CONTACT_FORM, contactPath, listingsPath, noticePath, whatsappPath } from './addresses.ts'
export {
  readSiteFilters,
  SITE_ORDERS,
  type SiteFilters,
  type SiteOptions,
  type SiteOrder,
  writeSiteFilters,
} from './filters.ts'
export type {
  SiteAbsence,
  SiteFrame,
  SiteListing,
  SitePage,
  SitePhoto,
  SiteRenderer,
} from './pages.ts'
