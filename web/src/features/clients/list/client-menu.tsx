import { fullName } from '@predio/domain/clients'
import { copyLinkItem } from '../../../capabilities/addresses/copy-link.tsx'
import { RowMenu } from '../../../capabilities/list/row-menu.tsx'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'
import { useContactActions } from '../../../records/whatsapp/contact-shortcuts.tsx'

export function ClientMenu({ client }: { client: ListedClient }) {
  return (
    <RowMenu
      name={fullName(client)}
      items={[...useContactActions(client), copyLinkItem('clientes', client.id)]}
    />
  )
}
