import type { ListEntity } from '@predio/domain/views'
import { type Selection, useSelection } from '../bulk/use-selection.ts'
import { type OpenView, useOpenView } from '../views/use-open-view.ts'
import { useViewText } from '../views/use-view-text.ts'

export interface ListState<Entity extends ListEntity = ListEntity> {
  open: OpenView<Entity>
  text: string
  setText: (text: string) => void
  selection: Selection
  isFiltered: boolean
  clearFilters: () => void
}

export function useList<Entity extends ListEntity>(entity: Entity): ListState<Entity> {
  const open = useOpenView(entity)
  const [text, setText] = useViewText(open.view, open.change)
  const selection = useSelection()
  return {
    open,
    text,
    setText,
    selection,
    isFiltered: open.view.conditions.length > 0,
    clearFilters: () => {
      setText('')
      open.change({ ...open.view, conditions: [] })
    },
  }
}
