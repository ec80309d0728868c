import { ArrowRightLeft } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import type { BoardColumn } from '../../../records/opportunities/api/board-column.ts'
import { messages } from '../../../records/opportunities/messages.ts'

interface MoveMenuProps {
  card: OpportunityRow
  columns: readonly BoardColumn[]
  onMove: (card: OpportunityRow, stageId: string) => void
}

/** Moves a card without dragging. */
export function MoveMenu({ card, columns, onMove }: MoveMenuProps) {
  const others = columns.filter(({ id }) => id !== card.stage_id)
  const firstClosing = others.find(({ outcome }) => outcome !== 'open')
  return (
    <div className="-mb-1 -ml-2 xl:-mr-2 xl:-mb-2 xl:ml-auto">
      <Menu
        trigger={
          <Button
            look="quiet"
            size="small"
            icon={<ArrowRightLeft aria-hidden="true" className="size-4" />}
            aria-label={messages.moveLabel(card.client_name ?? messages.noClient)}
          >
            <span className="xl:sr-only">{messages.moveTo}</span>
          </Button>
        }
        items={others.map(({ id, name, color }) => ({
          id,
          label: name,
          startsGroup: id === firstClosing?.id,
          icon: (
            <span
              aria-hidden="true"
              style={{ backgroundColor: color }}
              className="size-3 shrink-0 rounded-full ring-1 ring-line-strong"
            />
          ),
          onAction: () => onMove(card, id),
        }))}
      />
    </div>
  )
}
