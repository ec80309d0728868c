import type { MenuAction } from '../../../ui/menu.tsx'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'

/** The object stays the same between renders, so that a column with unchanged cards is not rendered again. */
export interface BoardActions {
  open: (card: OpportunityRow) => void
  move: (card: OpportunityRow, stageId: string) => void
  drop: (cardId: string, stageId: string) => void
  create: (stageId: string) => void
  jumps: () => readonly MenuAction[]
  /** BULK-23: if `isRange` is true, all cards from the last pressed one to this one are chosen. */
  choose: (cardId: string, isRange: boolean) => void
}
