import type { Database, TablesInsert } from '@predio/domain/database'
import type { Transaction } from '../../database/types.ts'

type Table = keyof Database['public']['Tables']

/** The columns are those of the first row, and `auth.uid()` is the default owner. Names come from our own samples, never from outside. */
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
