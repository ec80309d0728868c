export { closingSchema, type ClosingValues } from './closing-schema.ts'
export { daysInStage, isStale } from './days-in-stage.ts'
export { type CommissionTerms, expectedCommission } from './expected-commission.ts'
export { OPPORTUNITY_MESSAGES } from './messages.ts'
export {
  DEFAULT_COMMISSION,
  DEFAULT_COMMISSION_MONTHS,
  DEFAULT_PROBABILITY,
  LOST_REASONS,
  MAX_COMMISSION_MONTHS,
  OPPORTUNITY_STATUS_LABELS,
  OPPORTUNITY_TYPE_LABELS,
  OPPORTUNITY_TYPES,
  type OpportunityStatus,
  type OpportunityType,
} from './opportunity.ts'
export { opportunitySchema, type OpportunityValues } from './opportunity-schema.ts'
