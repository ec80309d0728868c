import { EllipsisVertical } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../ui/menu.tsx'
import { messages } from './messages.ts'

interface RowMenuProps {
  /** Of the record. */
  name: string
  items: readonly MenuAction[]
}

/** What can be done with a row of a table. */
export function RowMenu({ name, items }: RowMenuProps) {
  return (
    <div className="-my-1.5 -mr-2">
      <Menu
        trigger={
          <IconButton
            label={messages.menu}
            about={name}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        items={items}
      />
    </div>
  )
}
