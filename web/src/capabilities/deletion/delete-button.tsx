import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { DeletableKind } from './api/delete-records.ts'
import { TEXTS } from './messages.ts'
import { useDeletion } from './use-deletion.ts'

interface DeleteButtonProps {
  kind: DeletableKind
  id: string
  /** What identifies the record to the person: its title or its client. */
  name: string
  onDeleted: () => void
}

/** Asks, deletes and offers to undo (SAVE-12). */
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
