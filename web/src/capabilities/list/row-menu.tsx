import { EllipsisVertical } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../ui/menu.tsx'
import { messages } from './messages.ts'

interface RowMenuProps {
  name: string
  items: readonly MenuAction[]
}

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
