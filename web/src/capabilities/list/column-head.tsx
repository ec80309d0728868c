import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ChevronDown, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { cx } from '../../ui/cx.ts'
import { Menu, type MenuAction } from '../../ui/menu.tsx'
import type { TableColumn } from '../../ui/table-column.ts'
import { moveColumn, shownColumns, sortBy } from '../views/columns.ts'
import { messages } from '../views/messages.ts'
import type { OpenView } from '../views/use-open-view.ts'

interface ColumnHeadProps {
  open: OpenView
  column: Pick<TableColumn<never>, 'id' | 'label' | 'align' | 'sorted'>
}

export function ColumnHead({ open, column }: ColumnHeadProps) {
  const { id, label, align, sorted } = column
  const [head, setHead] = useState<HTMLElement | null>(null)

  function sort(ascending: boolean): void {
    open.change(sortBy(open.view, { field: id, ascending }))
    const table = head?.closest('table')
    if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView()
  }

  const items = [...(sorted ? sortItems(sort) : []), ...placeItems(open, id, Boolean(sorted))]
  return (
    <div
      ref={setHead}
      className={cx(
        'flex min-w-0 flex-1 items-center gap-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0',
        align === 'end' && 'flex-row-reverse',
      )}
    >
      {sorted ? (
        <Button
          onPress={() => sort(sorted !== 'ascending')}
          className="flex min-h-11 min-w-0 cursor-pointer items-center gap-1 rounded-sm text-left outline-0 hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus desk:min-h-9"
        >
          {label}
          {sorted === 'ascending' && <ArrowUp aria-hidden="true" />}
          {sorted === 'descending' && <ArrowDown aria-hidden="true" />}
        </Button>
      ) : (
        label
      )}
      {items.length > 0 && (
        <Menu
          trigger={
            <Button
              aria-label={messages.columnOptions(label)}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm shown-on-hover outline-0 hover:bg-ink/8 hover:text-ink focus-visible:outline-2 focus-visible:outline-focus desk:size-6"
            >
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={items}
        />
      )}
    </div>
  )
}

function sortItems(sort: (ascending: boolean) => void): MenuAction[] {
  return [
    {
      id: 'ascending',
      label: messages.ascending,
      icon: <ArrowUp aria-hidden="true" />,
      onAction: () => sort(true),
    },
    {
      id: 'descending',
      label: messages.descending,
      icon: <ArrowDown aria-hidden="true" />,
      onAction: () => sort(false),
    },
  ]
}

function placeItems(
  { entity, view, change }: OpenView,
  id: string,
  hasOthers: boolean,
): MenuAction[] {
  const columns = shownColumns(entity, view)
  const place = columns.indexOf(id)
  if (place === -1) return []
  const move = (by: -1 | 1) => () => change({ ...view, columns: moveColumn(columns, id, by) })
  return [
    {
      id: 'before',
      label: messages.moveBefore,
      icon: <ArrowLeft aria-hidden="true" />,
      isDisabled: place === 0,
      startsGroup: hasOthers,
      onAction: move(-1),
    },
    {
      id: 'after',
      label: messages.moveAfter,
      icon: <ArrowRight aria-hidden="true" />,
      isDisabled: place === columns.length - 1,
      onAction: move(1),
    },
    {
      id: 'hide',
      label: messages.hideColumn,
      icon: <EyeOff aria-hidden="true" />,
      isDisabled: columns.length === 1,
      onAction: () => change({ ...view, columns: columns.filter((key) => key !== id) }),
    },
  ]
}
