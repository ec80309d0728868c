import { OPERATION_LABELS, type Operation } from '../properties/index.ts'

export type OpportunityType = Operation

export const OPPORTUNITY_TYPE_LABELS = OPERATION_LABELS

/** The status follows the outcome of the opportunity's stage and cannot be chosen (OPP-09). */
export type OpportunityStatus = 'open' | 'won' | 'lost'

export const OPPORTUNITY_STATUS_LABELS: Record<OpportunityStatus, string> = {
  open: 'Abierta',
  won: 'Ganada',
  lost: 'Perdida',
}

/** OPP-06: an opportunity is stale after this many days in one stage. */
export const STALE_DAYS = 14

export const LOST_REASONS = [
  'Compró o rentó con alguien más',
  'No le dieron el crédito',
  'El precio no le convenció',
  'Ya no busca',
  'La propiedad dejó de estar disponible',
  'No respondió más',
] as const
