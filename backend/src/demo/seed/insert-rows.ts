import type { Database, TablesInsert } from '@predio/domain/database'
import type { Transaction } from '../../database/types.ts'

type Table = keyof Database['public']['Tables']

/**
 * The columns are those of the first row. Without `user_id` the owner is `auth.uid()`. Names come from our own samples, never from a
 * request.
 */
export async function insertRows<T extends Table>(
  tx: Transaction,
  table: T,
  rows: readonly TablesInsert<T>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  await tx.query(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
