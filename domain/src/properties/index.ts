export * from './property.ts'
export * from './messages.ts'

export { filterListings, type ListingFilters } from './browse/filter-listings.ts'
export { formatArea, formatFacts, formatYearBuilt } from './browse/format-facts.ts'
export { formatPrice, formatPriceNote, formatPrices, withoutCents } from './browse/format-price.ts'
export { inPesos, MXN_PER_USD } from './browse/in-pesos.ts'
export { mapUrl } from './browse/map-url.ts'
export { offeredAs, secondPriceOf } from './browse/offered-as.ts'
export {
  byNewest,
  prepareListings,
  type ListingSort,
  type PreparedListing,
  type PreparedListings,
} from './browse/prepare-listings.ts'
export { isExampleListing, realListings } from './browse/real-listings.ts'
export { shownLocation, shownTitle } from './browse/shown-texts.ts'
export { shownTour, tourLinks, type TourLink } from './browse/tour-links.ts'
export { statusBadge, type StatusBadge } from './browse/status-badge.ts'

export { fromLocalCopy, type StoredCopy } from './copy/from-local-copy.ts'
export { fromOwnRow, otherSiteListingId, ownListingId, type OwnRow } from './copy/from-own-row.ts'
export { toLocalCopy, type LocalCopy } from './copy/local-copy.ts'
export { planSiteRecord, type SiteRecord } from './copy/plan-site-record.ts'

export {
  checkSiteHealth,
  HEALTH_ISSUES,
  type HealthIssue,
  type HealthListing,
  type SiteHealth,
} from './health/check-site-health.ts'

export { mergeTranslations } from './health/merge-translations.ts'

export {
  MAPPABLE_FIELDS,
  parseFieldMapping,
  type FieldMapping,
  type MappableField,
} from './mapping/field-mapping.ts'
export { listSampleFields } from './mapping/list-sample-fields.ts'
export { suggestMapping } from './mapping/suggest-mapping.ts'

export { normalizeListings, type NormalizedListings } from './normalize/normalize-listings.ts'
export { normalizeProperty } from './normalize/normalize-property.ts'

export { findListingPairs, type ListingPair } from './own/find-listing-pairs.ts'
export { OFFER_LABELS, OWN_LISTING_FIELDS, OWN_ONLY, type OwnOnly } from './fields.ts'
export { MAX_PHOTOS, offerOf, OFFERS, ownPriceFault, type Offer } from './own/offer.ts'
export { ownListingSchema, type OwnListingValues } from './own/own-listing-schema.ts'

export { parseArea } from './parse/parse-area.ts'
export { parseBathrooms, parseCount } from './parse/parse-count.ts'
export { isForeignCurrency, parseCurrency, parsePrice } from './parse/parse-price.ts'
export { parseOperations, parseType } from './parse/parse-words.ts'
export { parseAddress } from './parse/web-address.ts'

export {
  isOwnPhoto,
  PHOTO_SIDE,
  photoPath,
  photoSizes,
  SMALL_PHOTO_WIDTH,
  smallPhotoPath,
} from './photos/photo-path.ts'

export {
  CANDIDATE_ENDPOINTS,
  endpointsFromTypes,
  MEDIA_ENDPOINT,
  POSTS_ENDPOINT,
  TYPES_ENDPOINT,
  USER_ENDPOINT,
} from './site/candidate-endpoints.ts'
export {
  connectionErrorText,
  judgeConnection,
  judgeIndex,
  judgeProbe,
  type ConnectionAnswers,
  type ConnectionError,
  type ConnectionVerdict,
  type KeyCause,
} from './site/judge-connection.ts'
export {
  detailQuery,
  FIRST_PAGE,
  listingQuery,
  mediaQueries,
  type ListingPage,
} from './site/listing-query.ts'
export { isReadAlike } from './site/is-read-alike.ts'
export { fieldsToAsk, maySelectFields, USUAL_FIELDS } from './site/listing-fields.ts'
export { findOddCharacter } from './site/find-odd-character.ts'
export { mayCarryKey } from './site/may-carry-key.ts'
export { isSameSite } from './site/is-same-site.ts'
export { normalizeSiteUrl } from './site/normalize-site-url.ts'
export { parseSiteJson } from './site/parse-site-json.ts'
export { countPages, listItems, readMedia, readTotal } from './site/read-list.ts'
export {
  parseEndpoint,
  restAddress,
  type QueryParameters,
  type RestStyle,
} from './site/rest-address.ts'
export {
  embeddedTermNames,
  embedTerms,
  readTermNames,
  readTermSources,
  termQueries,
  withTermIds,
  type TermQuery,
  type TermSource,
} from './site/term-sources.ts'
export type { FailureKind, SiteAnswer } from './site/site-answer.ts'
export { basicAuthorization } from './site/site-credentials.ts'
export { siteKeyOf } from './site/site-key.ts'

export { namesOf, type SourceField } from './source/field-names.ts'
