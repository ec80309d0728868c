/** How a row of another system's file becomes an own listing. */
export {
  LISTING_FIELD_LABELS,
  LISTING_FIELDS,
  type ListingCells,
  type ListingField,
} from './fields.ts'
export {
  type CheckedListing,
  type KnownListing,
  type ListingDuplicate,
  markListingDuplicates,
} from './mark-listing-duplicates.ts'
export {
  type ListingError,
  type ListingImportOptions,
  type ListingRow,
  matchListingColumns,
  readListingRow,
} from './read-listing-row.ts'
