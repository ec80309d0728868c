import type { Client } from 'pg'
import type { Database } from './types.ts'

/**
 * A backup copies rows before files, so no file that a copied row names may be removed in between. The backup holds this advisory lock
 * exclusively; those who remove files share it. The lock belongs to the connection, so a backup that was killed blocks nothing.
 */
const DELETIONS_LOCK = 7_346_201_583

/** Waits for running removals; no further removal starts until the connection ends. */
export async function holdDeletionsBack(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1::bigint)', [DELETIONS_LOCK])
}

/**
 * Removes stored files unless a backup is running, and tells whether it removed them. Files left behind belong to no row, and a later sweep
 * removes them.
 */
export function unlessBackupRuns(
  database: Database,
  remove: () => Promise<void>,
): Promise<boolean> {
  return database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ free: boolean }>(
      'select pg_try_advisory_xact_lock_shared($1::bigint) as free',
      [DELETIONS_LOCK],
    )
    if (!rows[0]?.free) return false
    await remove()
    return true
  })
}
