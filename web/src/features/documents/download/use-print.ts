import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { toast } from '../../../ui/toast.ts'
import type { DocumentRow } from '../api/document-row.ts'
import { readContent } from '../api/read-content.ts'
import { messages } from '../messages.ts'

/** The newest version of a written document on paper. */
export function usePrint(): (document: DocumentRow) => Promise<void> {
  const { id: userId } = useUser()
  return async ({ id, name }) => {
    try {
      const [{ printText }, content] = await Promise.all([
        import('../../document-writing/index.ts'),
        readContent(userId, id),
      ])
      printText({ name, content })
    } catch (error) {
      log.error('document not printed', error)
      toast.error(messages.printFailed)
    }
  }
}
