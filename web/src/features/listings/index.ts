export { ensureLocalProperty } from './api/ensure-local-property.ts'
export {
  localPropertiesKey,
  useLocalProperties,
  type LocalProperty,
} from './api/list-local-properties.ts'
export { describeDetailFailure, isGone, readOneListing } from './api/read-one-listing.ts'
export {
  asksToSignIn,
  SETTINGS_COLUMNS,
  SettingsNotCreated,
  settingsQuery,
  useSettings,
  type Settings,
} from './api/read-settings.ts'
export { keepWay } from './kept/kept-way.ts'
export {
  adviceFor,
  messages as listingMessages,
  partNote,
  partText,
  progressText,
} from './messages.ts'
export type { Problem } from './reading/describe-failure.ts'
export { PropertyPicker, type PickedProperty } from './property-picker.tsx'
export { ReadingStatus } from './reading-status.tsx'
export { toListing } from './off-site.ts'
export { pictureUrl } from './site/picture-url.ts'
export { reachSite } from './site/reach-site.ts'
export {
  testConnection,
  type ConnectionInput,
  type ConnectionReport,
  type ConnectionStep,
} from './site/test-connection.ts'
export {
  cancelReading,
  continueReading,
  followSettings,
  refreshListings,
} from './store/listings-store.ts'
export { listingsAtHand, offSiteAtHand } from './store/listings-at-hand.ts'
export { readFirst } from './store/read-first.ts'
export { useOffSite, useStoredListing } from './use-off-site.ts'
export {
  partInSight,
  useListing,
  useListings,
  useReading,
  type ListingsState,
} from './use-listings.ts'
