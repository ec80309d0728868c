import { Columns3 } from 'lucide-react'
import { useRef } from 'react'
import { DialogTrigger } from 'react-aria-components'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { shownColumns } from '../views/columns.ts'
import { ColumnFields } from '../views/editor/column-fields.tsx'
import { messages } from '../views/messages.ts'
import { useBarFocus } from '../views/use-bar-focus.ts'
import type { OpenView } from '../views/use-open-view.ts'

/** At the end of a table's head: which columns it has. */
export function ColumnsButton({ open: { entity, view, change } }: { open: OpenView }) {
  const head = useRef<HTMLElement>(null)
  useBarFocus(head, '[data-columns]', {})
  return (
    <div
      ref={(place) => {
        head.current = place?.closest('thead') ?? null
      }}
      className="-my-1"
    >
      <DialogTrigger>
        <IconButton
          label={messages.columns}
          icon={<Columns3 aria-hidden="true" />}
          data-columns="true"
        />
        <Popover placement="bottom end" aria-label={messages.columns}>
          <div className="w-64 px-4 py-2">
            <ColumnFields
              needsOne
              entity={entity}
              columns={shownColumns(entity, view)}
              onChange={(columns) => change({ ...view, columns })}
            />
          </div>
        </Popover>
      </DialogTrigger>
    </div>
  )
}
