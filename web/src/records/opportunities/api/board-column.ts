import type { Day } from '@predio/domain/views'
import type { Stage } from './list-stages.ts'
import type { OpportunityRow } from './opportunity-row.ts'

/** A column shows only a screenful of cards at first, because each rendered card slows down dragging on a slow phone. */
export const CARDS_PER_PAGE = 12

export interface BoardColumn extends Stage {
  total: number
  amount: number
  commission: number
  cards: readonly OpportunityRow[]
}

export interface BoardScope {
  view: string
  today: string
  zone: string
}

export function dayOf({ zone }: BoardScope): Day {
  return { now: new Date(), zone }
}
