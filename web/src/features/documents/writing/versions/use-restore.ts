import { useRef } from 'react'
import { log } from '../../../../lib/log.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { toast } from '../../../../ui/toast.ts'
import { readTextDocument } from '../../../../records/documents/text/api/read-text-document.ts'
import { saveTextDocument } from '../../../../records/documents/text/api/save-text-document.ts'
import { messages, versionMessages } from '../messages.ts'
import { changed } from '../../../../lib/data/changed.ts'

/** DOC-25: the earlier text becomes the newest version, which the database records as restored. */
export function useRestore(documentId: string, newest: number | undefined) {
  const { id: userId } = useUser()
  const isBusy = useRef(false)

  async function restore(version: number, content: string): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const document = await readTextDocument(userId, documentId)
      if (!document) return toast.error(messages.documentGone)
      const saved =
        document.version === newest
          ? await saveTextDocument(userId, document, { content })
          : { kind: 'conflict' as const }
      if (saved.kind === 'saved') toast.success(versionMessages.restored(version))
      else toast.error(saved.kind === 'gone' ? messages.documentGone : versionMessages.changed)
      void changed('documents', 'document_versions', 'document_history')
    } catch (error) {
      log.error('version not restored', error)
      toast.error(versionMessages.restoreFailed)
      throw error
    } finally {
      isBusy.current = false
    }
  }

  return restore
}
