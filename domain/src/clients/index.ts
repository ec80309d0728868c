export {
  CLIENT_SOURCES,
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  CLIENT_TYPES,
  type ClientIdentity,
  type ClientStatus,
  type ClientType,
  fullName,
} from './client.ts'
export { describeBirthday } from './birthday.ts'
export { BUDGET_COLUMNS, budgetRange, formatBudget, formatRange } from './budget.ts'
export {
  clientSchema,
  type ClientValues,
  importedClientSchema,
  type StoredClient,
  storedClientSchema,
} from './client-schema.ts'
export { CLIENT_COLUMNS, NO_PREFERENCES, PREFERENCE_COLUMNS } from './columns.ts'
export { CLIENT_FIELDS, CLIENT_RANGES, PREFERENCE_FIELDS } from './fields.ts'
export { type DuplicateClient, DuplicateIndex } from './find-duplicates.ts'
export type { MatchableListing } from './judge-listing.ts'
export { type ListingOffer, offersOf } from './listing-offers.ts'
export { hasPreferences, type Match } from './match-listing.ts'
export {
  matchClients,
  matchListings,
  type SearchingClient,
  preferencesOf,
  usualOperation,
} from './match-listings.ts'
export { CLIENT_MESSAGES } from './messages.ts'

export { type MergedValues, type MergePlan, planMerge } from './plan-merge.ts'
export { type Preferences, preferencesSchema } from './preferences-schema.ts'
