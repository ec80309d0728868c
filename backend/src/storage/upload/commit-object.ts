import { asDatabaseFailure } from '../../database/sqlstate.ts'
import { discardBlobs } from '../discard-blobs.ts'
import type { StorageServices } from '../storage-services.ts'
import { saveRow, type NewObject, type SavedObject } from './save-row.ts'
import type { Writer } from './writer.ts'

/**
 * How a row and its bytes stay together. Bytes lie under `version`, a fresh UUID for every upload and
 * copy, so no step ever overwrites bytes that a row names:
 *
 *   1. the row is tried in a dry run under the writer's rights and rolled back: permission before bytes;
 *   2. the bytes become durable under the new version, or leave nothing;
 *   3. the row that names the version is committed: from here on the object exists;
 *   4. the bytes of the version it replaced are removed.
 *
 * A failure in 2 or 3 removes the new bytes; a crash after 2 or 3 leaves bytes that no row names,
 * which the sweep removes. A deletion commits the row first and removes the bytes after, and a move
 * only renames the row. So a committed row always has its bytes. A commit whose outcome is unknown
 * (the connection broke) keeps the bytes: if it failed after all, the sweep finds them.
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

/** PostgreSQL itself said no; class 57 (shutting down) can come after the commit is written. */
function isRolledBack(error: unknown): boolean {
  const failure = asDatabaseFailure(error)
  return failure !== undefined && !failure.code.startsWith('57')
}
