import type { Day } from '@predio/domain/views'
import type { Stage } from './list-stages.ts'
import type { OpportunityRow } from './opportunity-row.ts'

/**
 * How many cards a column shows at first, and how many more at each press. Every card that is there costs a slow phone time
 * whenever one is dragged: these fill a screen.
 */
export const CARDS_PER_PAGE = 12

export interface BoardColumn extends Stage {
  total: number
  amount: number
  commission: number
  cards: readonly OpportunityRow[]
}

export interface BoardScope {
  view: string
  /** After midnight 'the last 30 days' are others. */
  today: string
  zone: string
}

export function dayOf({ zone }: BoardScope): Day {
  return { now: new Date(), zone }
}
