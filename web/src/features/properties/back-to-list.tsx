import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { sectionTarget } from '../../lib/navigation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { WayBack } from '../../ui/way-back.tsx'
import { copyLinkItem } from '../../capabilities/addresses/copy-link.tsx'
import { messages } from './messages.ts'

/** Above what the list led to; beside it what can be done with the property that is shown. */
export function BackToList({ menu }: { menu?: ReactNode }) {
  return <WayBack to={sectionTarget('properties')} label={messages.back} menu={menu} />
}

/** Of a listing of the site. */
export function ListingMenu({ id }: { id: number }) {
  return (
    <Menu
      trigger={<IconButton label={messages.more} icon={<EllipsisVertical aria-hidden="true" />} />}
      items={[copyLinkItem('propiedades', id)]}
    />
  )
}
