import { Trash2 } from 'lucide-react'
import { changed } from '../../lib/data/changed.ts'
import { log } from '../../lib/log.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { deleteRecord, restoreRecord, type DeletableKind } from './delete-record.ts'
import { messages, TEXTS } from './messages.ts'

interface DeleteButtonProps {
  kind: DeletableKind
  id: string
  /** Tells it from others: its title, or whose it is. */
  name: string
  onDeleted: () => void
}

/** Asks first, deletes, and offers to take it back. */
export function DeleteButton({ kind, id, name, onDeleted }: DeleteButtonProps) {
  const says = TEXTS[kind]

  async function remove(): Promise<void> {
    let canRestore: boolean
    try {
      canRestore = await deleteRecord(kind, id)
    } catch (error) {
      log.error(`${kind} not deleted`, error)
      toast.error(says.failed)
      throw error
    }
    void changed(kind)
    toast.success(
      says.deleted,
      canRestore ? { label: messages.undo, onPress: () => void restore() } : undefined,
    )
    onDeleted()
  }

  async function restore(): Promise<void> {
    try {
      await restoreRecord(kind, id)
      toast.success(says.restored)
    } catch (error) {
      log.error(`${kind} not restored`, error)
      // The database still has it: the button stays until it worked or is closed.
      const again = { label: messages.undo, onPress: () => void restore(), stays: true }
      toast.error(says.restoreFailed, again)
    }
    await changed(kind)
  }

  return (
    <ConfirmDialog
      title={says.title}
      message={says.text(name)}
      confirmLabel={messages.confirm}
      trigger={<IconButton label={says.label} icon={<Trash2 aria-hidden="true" />} />}
      onConfirm={remove}
    />
  )
}
