import { log } from '../../../lib/log.ts'
import { removeFile } from '../api/remove-file.ts'

interface Steps<Row> {
  send: () => Promise<void>
  record: () => Promise<Row>
  /** The record, where this try or an earlier one made it. */
  read: () => Promise<Row | null>
}

/**
 * The file, then its record. Where one of them fails, neither stays. What a lost connection or a closed tab leaves behind, the
 * server sweeps: the function sweep-files removes files that no document names.
 */
export async function storeWithFile<Row extends { url: string | null }>(
  path: string,
  { send, record, read }: Steps<Row>,
): Promise<Row> {
  try {
    await send()
    const row = await record()
    // An earlier try had arrived with a file of its own.
    if (row.url !== path) await discardFile(path)
    return row
  } catch (error) {
    // Of a record that arrived, only the answer may have been lost. Where that cannot be known, the file stays.
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
