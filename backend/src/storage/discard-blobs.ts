import { unlessBackupRuns } from '../database/backup-lock.ts'
import type { StorageServices } from './storage-services.ts'

/**
 * Removes bytes that no row names any more. The request's row is already committed, so a failure here does not fail the request: the sweep
 * removes what stays behind.
 */
export async function discardBlobs(
  { database, blobs, log }: Pick<StorageServices, 'database' | 'blobs' | 'log'>,
  ids: readonly string[],
): Promise<boolean> {
  try {
    return await unlessBackupRuns(database, () => blobs.delete(ids))
  } catch (error) {
    log.warn({ err: error, blobs: ids.length }, 'blobs are left to the sweep')
    return false
  }
}
