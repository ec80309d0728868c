import type { MenuAction } from '../../../ui/menu.tsx'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'

/** The object stays the same, so that a column whose cards stay is not rendered again. */
export interface BoardActions {
  open: (card: OpportunityRow) => void
  move: (card: OpportunityRow, stageId: string) => void
  drop: (cardId: string, stageId: string) => void
  create: (stageId: string) => void
  jumps: () => readonly MenuAction[]
  /** BULK-23: with `isRange` all cards from the last pressed one are chosen. */
  choose: (cardId: string, isRange: boolean) => void
}
