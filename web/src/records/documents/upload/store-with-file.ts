import { forgetPending, listPending, notePending, type PendingFile } from './pending-files.ts'
import { settleFile } from './settle-file.ts'
import { isUploading, whileUploading } from './upload-lock.ts'

interface Steps<Row> {
  send: () => Promise<void>
  record: () => Promise<Row>
  /** The record, where an earlier try made it. */
  read: () => Promise<Row | null>
}

/** Section 4: the file, then its record. Where one of them fails, neither stays, now or at the next visit. */
export async function storeWithFile<Row extends { url: string | null }>(
  file: PendingFile,
  { send, record, read }: Steps<Row>,
): Promise<Row> {
  const { userId, documentId, path } = file
  /** Where only the answer of a try was lost. */
  async function settled(tried: PendingFile): Promise<Row | null> {
    return (await settleFile(tried)) === 'recorded' ? read() : null
  }

  for (const earlier of listPending(userId).filter((noted) => noted.documentId === documentId)) {
    const row = (await isUploading(earlier.path)) ? null : await settled(earlier)
    if (row) return row
  }
  return whileUploading(path, async () => {
    notePending(file)
    try {
      await send()
      const row = await record()
      // An earlier try had arrived with its own file.
      if (row.url === path) forgetPending(path)
      else await settleFile(file)
      return row
    } catch (error) {
      const row = await settled(file)
      if (row) return row
      throw error
    }
  })
}
