import { fullName } from '@predio/domain/clients'
import { EllipsisVertical } from 'lucide-react'
import { copyLinkItem } from '../../../capabilities/addresses/copy-link.tsx'
import { messages } from '../../../capabilities/list/messages.ts'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'
import { useContactActions } from '../../../records/whatsapp/contact-shortcuts.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'

/** What a row of the table offers: the ways to reach the client, and its address. */
export function ClientMenu({ client }: { client: ListedClient }) {
  return (
    <div className="-my-1.5 -mr-2">
      <Menu
        trigger={
          <IconButton
            label={messages.menu}
            about={fullName(client)}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        items={[...useContactActions(client), copyLinkItem('clientes', client.id)]}
      />
    </div>
  )
}
