import { useState } from 'react'
import { download } from '../../../lib/download.ts'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { toast } from '../../../ui/toast.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { noteDownload } from '../../../records/documents/api/note-download.ts'
import { messages } from '../../../records/documents/messages.ts'
import { documentFile, NothingToDownload, type WrittenFormat } from './document-file.ts'

export function useDownload() {
  const { id: userId } = useUser()
  const [busyId, setBusyId] = useState<string>()

  async function start(document: DocumentRow, format: WrittenFormat = 'pdf'): Promise<void> {
    setBusyId(document.id)
    try {
      const { name, blob } = await documentFile(userId, document, format)
      download(name, blob, blob.type)
      toast.success(messages.downloaded)
      void noteDownload(document.id)
    } catch (error) {
      log.error('document not downloaded', error)
      const isNone = error instanceof NothingToDownload
      toast.error(isNone ? messages.nothingToDownload : messages.downloadFailed)
    } finally {
      setBusyId(undefined)
    }
  }

  return { start, busyId }
}
