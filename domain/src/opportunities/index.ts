export { closingSchema, type ClosingValues } from './closing-schema.ts'
export { daysInStage, isStale } from './days-in-stage.ts'
export { expectedCommission } from './expected-commission.ts'
export { CLOSING_FIELDS, OPPORTUNITY_FIELDS } from './fields.ts'
export {
  LOST_REASONS,
  OPPORTUNITY_STATUS_LABELS,
  OPPORTUNITY_TYPE_LABELS,
  type OpportunityStatus,
  type OpportunityType,
} from './opportunity.ts'
export { opportunitySchema } from './opportunity-schema.ts'
