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
  /** What identifies the record to the person: its title or its client. */
  name: string
  onDeleted: () => void
}

/** Asks, deletes and offers to undo (SAVE-12). */
export function DeleteButton({ kind, id, name, onDeleted }: DeleteButtonProps) {
  const texts = TEXTS[kind]

  async function remove(): Promise<void> {
    let canRestore: boolean
    try {
      canRestore = await deleteRecord(kind, id)
    } catch (error) {
      log.error(`${kind} not deleted`, error)
      toast.error(texts.failed)
      throw error
    }
    void changed(kind)
    toast.success(
      texts.deleted,
      canRestore ? { label: messages.undo, onPress: () => void restore() } : undefined,
    )
    onDeleted()
  }

  async function restore(): Promise<void> {
    try {
      await restoreRecord(kind, id)
      toast.success(texts.restored)
    } catch (error) {
      log.error(`${kind} not restored`, error)
      // The record can still be restored, so the button stays until that worked or the notice is closed.
      const again = { label: messages.undo, onPress: () => void restore(), stays: true }
      toast.error(texts.restoreFailed, again)
    }
    await changed(kind)
  }

  return (
    <ConfirmDialog
      title={texts.title}
      message={texts.text(name)}
      confirmLabel={messages.confirm}
      trigger={<IconButton label={texts.label} icon={<Trash2 aria-hidden="true" />} />}
      onConfirm={remove}
    />
  )
}
