import { FactMenu } from '../../../capabilities/facts/fact-menu.tsx'
import { messages as factMessages } from '../../../capabilities/facts/messages.ts'
import { FIELD_LABELS, messages } from '../../../records/opportunities/messages.ts'
import { StageMark } from '../../../records/opportunities/stage-mark.tsx'
import { stageItems, type StageMenuProps } from './stage-item.tsx'

interface StageFactProps extends StageMenuProps {
  isFixed: boolean
}

/** OPP-22: the agent changes the stage in the row itself. */
export function StageFact({ card, stages, onMove, isFixed }: StageFactProps) {
  const { stage_name: name, stage_color: color } = card
  const mark = <StageMark name={name} color={color} />
  if (isFixed || stages.length === 0) return mark
  const label = factMessages.change(
    FIELD_LABELS.stage_id.toLowerCase(),
    card.client_name ?? messages.noClient,
    name,
  )
  return (
    <FactMenu
      label={label}
      chosen={card.stage_id}
      items={() => stageItems(stages, (id) => onMove(card, id))}
    >
      {mark}
    </FactMenu>
  )
}
