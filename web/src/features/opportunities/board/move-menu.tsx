import { ArrowRightLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MenuOnDemand } from '../../../ui/menu.tsx'
import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { messages } from '../../../records/opportunities/messages.ts'

interface MoveMenuProps {
  card: OpportunityRow
  stages: readonly Stage[]
  onMove: (card: OpportunityRow, stageId: string) => void
}

/** Moves a card without dragging. */
export function MoveMenu({ card, stages, onMove }: MoveMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const label = messages.moveLabel(card.client_name ?? messages.noClient)

  function actions() {
    const others = stages.filter(({ id }) => id !== card.stage_id)
    const firstClosing = others.find(({ outcome }) => outcome !== 'open')
    return others.map(({ id, name, color }) => ({
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
    }))
  }

  return (
    <div ref={frame} className="-mb-1 -ml-2 w-fit xl:-mr-2 xl:-mb-2 xl:ml-auto">
      <Button
        look="quiet"
        size="small"
        icon={<ArrowRightLeft aria-hidden="true" className="size-4" />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // Arrow keys lead from the card to it.
        excludeFromTabOrder
        onPress={() => setOpen(true)}
      >
        <span className="xl:sr-only">{messages.moveTo}</span>
      </Button>
      <MenuOnDemand
        label={label}
        anchor={frame}
        isOpen={isOpen}
        onOpenChange={setOpen}
        items={actions}
      />
    </div>
  )
}
