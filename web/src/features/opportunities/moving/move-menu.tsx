import { ArrowRightLeft } from 'lucide-react'
import { messages } from '../../../records/opportunities/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { MenuOnDemand } from '../../../ui/menu.tsx'
import { stageItems, type StageMenuProps } from './stage-item.tsx'

export function MoveMenu({ card, stages, onMove }: StageMenuProps) {
  const label = messages.moveLabel(card.client_name ?? messages.noClient)
  return (
    <MenuOnDemand
      label={label}
      className="-mb-1 -ml-2 w-fit xl:-mr-2 xl:-mb-2 xl:ml-auto"
      renderTrigger={(trigger) => (
        <Button
          excludeFromTabOrder
          look="quiet"
          size="small"
          icon={<ArrowRightLeft aria-hidden="true" className="size-4" />}
          aria-label={label}
          {...trigger}
        >
          <span className="xl:sr-only">{messages.moveTo}</span>
        </Button>
      )}
      items={() =>
        stageItems(
          stages.filter(({ id }) => id !== card.stage_id),
          (id) => onMove(card, id),
        )
      }
    />
  )
}
