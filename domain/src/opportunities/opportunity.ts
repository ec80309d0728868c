import { OPERATION_LABELS, OPERATIONS, type Operation } from '../properties/index.ts'

export const OPPORTUNITY_TYPES = OPERATIONS
export type OpportunityType = Operation

export const OPPORTUNITY_TYPE_LABELS = OPERATION_LABELS

/** The status follows the outcome of the stage and cannot be chosen (OPP-09). */
export type OpportunityStatus = 'open' | 'won' | 'lost'

export const OPPORTUNITY_STATUS_LABELS: Record<OpportunityStatus, string> = {
  open: 'Abierta',
  won: 'Ganada',
  lost: 'Perdida',
}

/** In percent (OPP-01). */
export const DEFAULT_COMMISSION = 3
/** In months of rent, as Mexican leases usually pay. */
export const DEFAULT_COMMISSION_MONTHS = 1
export const MAX_COMMISSION_MONTHS = 12
export const DEFAULT_PROBABILITY = 50
/** Days in one stage after which an opportunity is stale (OPP-06). */
export const STALE_DAYS = 14

/** Suggested when an opportunity is lost; any other text is accepted. */
export const LOST_REASONS = [
  'Compró o rentó con alguien más',
  'No le dieron el crédito',
  'El precio no le convenció',
  'Ya no busca',
  'La propiedad dejó de estar disponible',
  'No respondió más',
] as const
