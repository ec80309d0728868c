import { ArrowRightLeft } from 'lucide-react'
import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { messages } from '../../../records/opportunities/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuOnDemand } from '../../../ui/menu.tsx'
import { stageItem } from './stage-item.tsx'

interface MoveMenuProps {
  card: OpportunityRow
  stages: readonly Stage[]
  onMove: (card: OpportunityRow, stageId: string) => void
  /** In a row of the list: an icon, where Tab stops. */
  isRow?: boolean
}

/** Moves a card without dragging, and a row of the list. */
export function MoveMenu({ card, stages, onMove, isRow = false }: MoveMenuProps) {
  const label = messages.moveLabel(card.client_name ?? messages.noClient)
  const icon = <ArrowRightLeft aria-hidden="true" className="size-4" />
  return (
    <MenuOnDemand
      label={label}
      className={isRow ? '' : '-mb-1 -ml-2 w-fit xl:-mr-2 xl:-mb-2 xl:ml-auto'}
      renderTrigger={(trigger) =>
        isRow ? (
          <IconButton label={label} icon={icon} {...trigger} />
        ) : (
          // Arrow keys lead from the card to it.
          <Button
            excludeFromTabOrder
            look="quiet"
            size="small"
            icon={icon}
            aria-label={label}
            {...trigger}
          >
            <span className="xl:sr-only">{messages.moveTo}</span>
          </Button>
        )
      }
      items={() => {
        const others = stages.filter(({ id }) => id !== card.stage_id)
        const firstClosing = others.find(({ outcome }) => outcome !== 'open')
        return others.map((stage) =>
          stageItem(stage, {
            startsGroup: stage === firstClosing,
            onAction: () => onMove(card, stage.id),
          }),
        )
      }}
    />
  )
}
