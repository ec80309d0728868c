import { asDatabaseFailure } from '../../database/sqlstate.ts'
import { discardBlobs } from '../discard-blobs.ts'
import type { StorageServices } from '../storage-services.ts'
import { saveRow, type NewObject, type SavedObject } from './save-row.ts'
import type { Writer } from './writer.ts'

/**
 * Keeps a row and its bytes together. Bytes are stored under `version`, a fresh UUID for every upload and copy, so no step overwrites bytes
 * that a row names: (1) a dry run of the row checks permission before the bytes arrive; (2) the bytes become durable or nothing remains;
 * (3) the row that names the version is committed, which creates the object; (4) the bytes of the replaced version are removed. A failure
 * in 2 or 3 removes the new bytes. After a crash or an unknown outcome of the commit, the sweep removes bytes that no row names. A deletion
 * commits the row before it removes the bytes, and a move only renames the row.
 */
export async function commitObject(
  services: StorageServices,
  writer: Writer,
  object: NewObject,
  options: { id: string; upsert: boolean },
): Promise<SavedObject> {
  let isCommitting = false
  let saved: SavedObject
  try {
    saved = await writer.transaction(async (tx) => {
      const row = await saveRow(tx, object, writer, options)
      isCommitting = true
      return row
    })
  } catch (error) {
    if (!isCommitting || isRolledBack(error)) await discardBlobs(services, [object.version])
    throw error
  }
  if (saved.replaced !== undefined) await discardBlobs(services, [saved.replaced])
  return saved
}

/** An error of class 57 (the server is shutting down) may arrive although the commit was already written. */
function isRolledBack(error: unknown): boolean {
  const failure = asDatabaseFailure(error)
  return failure !== undefined && !failure.code.startsWith('57')
}
