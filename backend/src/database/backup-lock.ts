import type { Client } from 'pg'
import type { Database } from './types.ts'

/**
 * A backup copies rows first and stored files after: a file that a copied row names must not be removed
 * in between. The backup holds this advisory lock alone; whoever removes files shares it with the others
 * who do. It belongs to the connection, so a backup that dies holds nothing back.
 */
const DELETIONS_LOCK = 7_346_201_583

/** Waits for removals under way; from then on there are none until the connection ends. */
export async function holdDeletionsBack(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1::bigint)', [DELETIONS_LOCK])
}

/**
 * Removes stored files unless a backup is running; says whether it did. Nobody waits: what stays
 * behind is no row's any more and is the sweep's to find.
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
