import type { Filters } from '../filters.ts'
import type { Stage } from './list-stages.ts'
import type { OpportunityRow } from './opportunity-row.ts'

/** A stage with how many there are in it, what they add up to in pesos, and the newest of them. */
export interface BoardColumn extends Stage {
  total: number
  amount: number
  commission: number
  cards: readonly OpportunityRow[]
}

export type BoardFilters = Pick<Filters, 'text' | 'type'>
