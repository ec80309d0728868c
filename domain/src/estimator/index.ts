export { AMENITIES, type Amenity, AMENITY_FACTS } from './amenities.ts'
export { comparableArea } from './comparable-area.ts'
export { compareWithListings, type ListingComparison } from './compare-with-listings.ts'
export { describeMarket } from './describe-market.ts'
export { type EstimateInput, estimateSchema, type EstimateValues } from './estimate-schema.ts'
export { type Estimate, estimateValue } from './estimate-value.ts'
export {
  AGE,
  BATHROOMS,
  BEDROOMS,
  type Condition,
  DEFAULT_CONDITION,
  DEFAULT_TYPE,
  type EstimatedType,
  FLOORS,
  MAX_AREA,
} from './estimator-rules.ts'
export type { EstimateLine } from './explain-estimate.ts'
export { findPremiumZone } from './find-premium-zone.ts'

export {
  COMPARISON_TEXTS,
  CONDITION_LABELS,
  ESTIMATOR_MESSAGES,
  PROPERTY_TYPE_LABELS,
  VALUATION_MESSAGES,
} from './messages.ts'
export { projectValue } from './project-value.ts'
export { ESTIMATOR_STATES, type EstimatorState, STATE_MARKETS } from './states.ts'
export { valuationColumns } from './valuation-columns.ts'
export { valuationSchema, type ValuationValues } from './valuation-schema.ts'
