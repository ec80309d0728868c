export {
  LISTING_FIELD_LABELS,
  LISTING_FIELDS,
  type ListingCells,
  type ListingField,
} from './fields.ts'
export {
  type CheckedListing,
  type KnownListing,
  markListingDuplicates,
} from './mark-listing-duplicates.ts'
export {
  areFractions,
  type ListingImportOptions,
  type ListingRow,
  matchListingColumns,
  readListingRow,
} from './read-listing-row.ts'
export type { ListingOwner } from './read-owner.ts'
export { listingRequest, readListingReply } from './ask-for-listing.ts'
export { listingDraft, type ListingDraft } from './listing-draft.ts'
export { readListingPage } from './read-listing-page.ts'
export { MAX_LISTING_TEXT, readListingText } from './read-listing-text.ts'
