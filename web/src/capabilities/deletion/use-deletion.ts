import { changed } from '../../lib/data/changed.ts'
import { log } from '../../lib/log.ts'
import { toast } from '../../ui/toast.ts'
import {
  DELETED_TABLES,
  deleteRecords,
  restoreDeleted,
  type DeletableKind,
} from './api/delete-records.ts'
import { messages, TEXTS } from './messages.ts'

/** SAVE-12: deleting asks for confirmation and offers to undo. */
export function useDeletion(kind: DeletableKind, id: string) {
  const texts = TEXTS[kind]

  async function remove(): Promise<void> {
    let canRestore: boolean
    try {
      canRestore = (await deleteRecords(kind, [id])).length > 0
    } catch (error) {
      log.error(`${kind} not deleted`, error)
      toast.error(texts.failed)
      throw error
    }
    void changed(...DELETED_TABLES[kind])
    toast.success(
      texts.deleted,
      canRestore ? { label: messages.undo, onPress: () => void restore() } : undefined,
    )
  }

  async function restore(): Promise<void> {
    try {
      const [restored] = await restoreDeleted(kind, [id])
      if (restored?.outcome !== 'restored') throw new Error(`not restored: ${kind} ${id}`)
      toast.success(texts.restored)
    } catch (error) {
      log.error(`${kind} not restored`, error)
      // The record can still be restored, so the button to undo stays until it has worked or the notice is closed.
      const again = { label: messages.undo, onPress: () => void restore(), stays: true }
      toast.error(texts.restoreFailed, again)
    }
    await changed(...DELETED_TABLES[kind])
  }

  function question(name: string) {
    return { title: texts.title, message: texts.text(name), confirmLabel: messages.confirm }
  }

  return { remove, question }
}
