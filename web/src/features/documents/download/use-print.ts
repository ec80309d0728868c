import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { toast } from '../../../ui/toast.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { readContent } from '../../../records/documents/api/read-content.ts'
import { messages } from '../../../records/documents/messages.ts'

/** DOC-17: the newest version is printed. */
export function usePrint(): (document: DocumentRow) => Promise<void> {
  const { id: userId } = useUser()
  return async ({ id, name }) => {
    try {
      const [{ printText }, content] = await Promise.all([
        import('../../../records/documents/output/print-text.tsx'),
        readContent(userId, id),
      ])
      printText({ name, content })
    } catch (error) {
      log.error('document not printed', error)
      toast.error(messages.printFailed)
    }
  }
}
