import { ArrowLeft, EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { sectionTarget, useLeave } from '../../lib/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { copyLinkItem } from '../../records/addresses/copy-link.tsx'
import { messages } from './messages.ts'

/** Above what the list led to; beside it what can be done with the property that is shown. */
export function BackToList({ menu }: { menu?: ReactNode }) {
  const leave = useLeave(sectionTarget('properties'))
  return (
    <div className="-my-2 -ml-3 flex items-center justify-between gap-2">
      <Button
        look="quiet"
        icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        onPress={leave}
      >
        {messages.back}
      </Button>
      {menu}
    </div>
  )
}

/** Of a listing of the site. */
export function ListingMenu({ id }: { id: number }) {
  return (
    <Menu
      trigger={<IconButton label={messages.more} icon={<EllipsisVertical aria-hidden="true" />} />}
      items={[copyLinkItem('propiedades', id, messages.copyAddress)]}
    />
  )
}
