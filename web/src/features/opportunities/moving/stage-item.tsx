import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import type { MenuAction } from '../../../ui/menu.tsx'

/** A stage in a menu. */
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
