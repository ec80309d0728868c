import type { MenuAction } from '../../../ui/menu.tsx'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'

/** The same functions as long as the board is there: a column whose cards stay is not rendered again. */
export interface BoardActions {
  open: (card: OpportunityRow) => void
  move: (card: OpportunityRow, stageId: string) => void
  /** Of a card that was dropped on a column, only its id is known. */
  drop: (cardId: string, stageId: string) => void
  create: (stageId: string) => void
  /** The stages to scroll to, for a screen on which columns are swiped. */
  jumps: () => readonly MenuAction[]
  /** With `isRange` all from the card that was pressed last (BULK-23). */
  choose: (cardId: string, isRange: boolean) => void
}
