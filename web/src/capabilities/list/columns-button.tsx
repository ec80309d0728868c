import { Columns3 } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { shownColumns } from '../views/columns.ts'
import { ColumnFields } from '../views/editor/column-fields.tsx'
import { messages } from '../views/messages.ts'
import { useBarFocus } from '../views/use-bar-focus.ts'
import type { OpenView } from '../views/use-open-view.ts'

export function ColumnsButton({ open: { entity, view, change } }: { open: OpenView }) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLElement>(null)
  useBarFocus(head, '[data-columns]', {})
  return (
    <div ref={place} className="-my-1">
      <div
        ref={(frame) => {
          head.current = frame?.closest('thead') ?? null
        }}
        className="contents"
      >
        <IconButton
          label={messages.columns}
          icon={<Columns3 aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-columns="true"
          onPress={() => setOpen(true)}
        />
      </div>
      <Popover
        placement="bottom end"
        triggerRef={place}
        isOpen={isOpen}
        onOpenChange={setOpen}
        aria-label={messages.columns}
      >
        <div className="w-64 px-4 py-2">
          <ColumnFields
            needsOne
            entity={entity}
            columns={shownColumns(entity, view)}
            onChange={(columns) => change({ ...view, columns })}
          />
        </div>
      </Popover>
    </div>
  )
}
