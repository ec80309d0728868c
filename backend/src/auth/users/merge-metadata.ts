import type { Transaction } from '../../database/types.ts'
import { metadataTooLarge } from '../errors.ts'
import { MAX_METADATA_BYTES, type Metadata } from '../read-body.ts'

/**
 * PostgreSQL merges the metadata, so that concurrent changes are not lost: given keys replace stored ones and null removes them. Metadata
 * that are older than the limit may shrink, not grow.
 */
export async function mergeMetadata(
  tx: Transaction,
  userId: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  given: Metadata,
): Promise<void> {
  const removed = Object.keys(given).filter((key) => given[key] === null)
  const merged = `(coalesce(${column}, '{}') || $2::jsonb) - $3::text[]`
  const { rows } = await tx.query<{ bytes: number; before: number }>(
    `with former as (
       select octet_length(coalesce(${column}, '{}')::text) as bytes from auth.users where id = $1
     ), changed as (
       update auth.users set ${column} = ${merged}, updated_at = now() where id = $1
       returning octet_length(${column}::text) as bytes
     )
     select changed.bytes, former.bytes as before from changed, former`,
    [userId, JSON.stringify(given), removed],
  )
  const [size] = rows
  if (size && size.bytes > Math.max(MAX_METADATA_BYTES, size.before)) {
    throw metadataTooLarge(MAX_METADATA_BYTES)
  }
}
