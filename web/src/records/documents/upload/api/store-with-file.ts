import { log } from '../../../../lib/log.ts'
import { removeFile } from '../../api/remove-file.ts'

interface Steps<Row> {
  send: () => Promise<void>
  record: () => Promise<Row>
  read: () => Promise<Row | null>
}

/**
 * DOC-37: if the record is refused, its file is removed. DOC-39: the server removes files that a lost connection or a closed tab left
 * without a record.
 */
export async function storeWithFile<Row extends { url: string | null }>(
  path: string,
  { send, record, read }: Steps<Row>,
): Promise<Row> {
  try {
    await send()
    const row = await record()
    // If an earlier attempt has stored the record, it names that attempt's file, and this file is not needed.
    if (row.url !== path) await discardFile(path)
    return row
  } catch (error) {
    // The record may be stored although the answer was lost. If the record cannot be read, the file stays.
    const row = await read().catch(() => undefined)
    if (row === null || (row && row.url !== path)) await discardFile(path)
    if (row) return row
    throw error
  }
}

async function discardFile(path: string): Promise<void> {
  try {
    await removeFile(path)
  } catch (error) {
    log.warn('a file without a record waits for the sweep', error)
  }
}
