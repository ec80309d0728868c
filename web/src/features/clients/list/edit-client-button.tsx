import { fullName } from '@predio/domain/clients'
import { Pencil } from 'lucide-react'
import { words } from '../../../lib/words.ts'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

interface EditClientButtonProps {
  client: ListedClient
  onEdit: (client: ListedClient) => void
}

/** KEY-10: the key `e` presses the button. On a phone the button is on the client's page. */
export function EditClientButton({ client, onEdit }: EditClientButtonProps) {
  return (
    <span className="shown-on-hover max-lg:hidden">
      <IconButton
        shortcut="e"
        label={words.edit}
        about={fullName(client)}
        icon={<Pencil aria-hidden="true" />}
        onPress={() => onEdit(client)}
      />
    </span>
  )
}
