import type { Transaction } from '../database/types.ts'
import type { Metadata } from './read-body.ts'

/** Given keys replace stored ones and null removes them; PostgreSQL merges, so nothing is lost to a race. */
export async function mergeMetadata(
  tx: Transaction,
  userId: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  given: Metadata,
): Promise<void> {
  const removed = Object.keys(given).filter((key) => given[key] === null)
  await tx.query(
    `update auth.users
     set ${column} = (coalesce(${column}, '{}') || $2::jsonb) - $3::text[], updated_at = now()
     where id = $1`,
    [userId, JSON.stringify(given), removed],
  )
}
