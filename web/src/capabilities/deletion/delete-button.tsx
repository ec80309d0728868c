import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { DeletableKind } from './api/delete-records.ts'
import { TEXTS } from './messages.ts'
import { useDeletion } from './use-deletion.ts'

interface DeleteButtonProps {
  kind: DeletableKind
  id: string
  name: string
  onDeleted: () => void
}

/** SAVE-12: the button asks for confirmation, deletes the record and offers to undo that. */
export function DeleteButton({ kind, id, name, onDeleted }: DeleteButtonProps) {
  const deletion = useDeletion(kind, id)
  return (
    <ConfirmDialog
      {...deletion.question(name)}
      trigger={<IconButton label={TEXTS[kind].label} icon={<Trash2 aria-hidden="true" />} />}
      onConfirm={async () => {
        await deletion.remove()
        onDeleted()
      }}
    />
  )
}
