import { changed } from '../../lib/data/changed.ts'
import { log } from '../../lib/log.ts'
import { toast } from '../../ui/toast.ts'
import { deleteRecord, restoreRecord, type DeletableKind } from './delete-record.ts'
import { messages, TEXTS } from './messages.ts'

/** The question before a record is deleted, and the deletion that offers to undo it (SAVE-12). */
export function useDeletion(kind: DeletableKind, id: string) {
  const texts = TEXTS[kind]

  /** Fails after having said so. */
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

  /** `name` identifies the record to the person: its title or its client. */
  function question(name: string) {
    return { title: texts.title, message: texts.text(name), confirmLabel: messages.confirm }
  }

  return { remove, question }
}
