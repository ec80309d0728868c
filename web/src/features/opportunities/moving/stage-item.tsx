import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import type { MenuAction } from '../../../ui/menu.tsx'

export interface StageMenuProps {
  card: OpportunityRow
  stages: readonly Stage[]
  onMove: (card: OpportunityRow, stageId: string) => void
}

export function stageItems(
  stages: readonly Stage[],
  onMove: (stageId: string) => void,
): MenuAction[] {
  const firstClosing = stages.find(({ outcome }) => outcome !== 'open')
  return stages.map((stage) =>
    stageItem(stage, { startsGroup: stage === firstClosing, onAction: () => onMove(stage.id) }),
  )
}

export function stageItem(
  { id, name, color }: Stage,
  action: Partial<MenuAction> & Pick<MenuAction, 'onAction'>,
): MenuAction {
  return {
    id,
    label: name,
    icon: (
      <span
        aria-hidden="true"
        style={{ backgroundColor: color }}
        className="size-3 shrink-0 rounded-full ring-1 ring-line-strong"
      />
    ),
    ...action,
  }
}
