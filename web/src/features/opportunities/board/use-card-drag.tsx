import { useDragAndDrop, type DragAndDropHooks, type DropItem } from 'react-aria-components'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { messages } from '../../../records/opportunities/messages.ts'

const KIND = 'application/x-predio-opportunity'

/** Mouse, long press and keyboard (the card's handle, then Tab to a column and Enter). */
export function useCardDrag(
  stageId: string,
  onDrop: (cardId: string, stageId: string) => void,
): DragAndDropHooks<OpportunityRow> {
  async function receive(item: DropItem): Promise<void> {
    if (item.kind !== 'text' || !item.types.has(KIND)) return
    onDrop(await item.getText(KIND), stageId)
  }

  const { dragAndDropHooks } = useDragAndDrop<OpportunityRow>({
    getItems: (_keys, cards) =>
      cards.map((card) => ({ [KIND]: card.id, 'text/plain': card.client_name ?? '' })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [KIND],
    // Cards are sorted by the database, so they are dropped on a column and not between two cards.
    onRootDrop: ({ items }) => items.forEach((item) => void receive(item)),
    renderDragPreview: () => (
      <div className="rounded-md bg-action-fill px-4 py-2 text-sm font-medium text-on-fill shadow-lg">
        {messages.moving}
      </div>
    ),
  })
  return dragAndDropHooks
}
