import type { PostgrestClient } from '@supabase/postgrest-js'
import { BY_ID, cursorAfter, pageAfter } from '../../../../lib/data/keyset.ts'
import { readPages } from '../../../../lib/read-all.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { cleanRow, type Row } from '../clean-row.ts'
import type { ExportedTable } from '../tables.ts'
import { withRetries } from '../with-retries.ts'

type StoredRow = Row & { id: string }

/** Pages by id, so that rows added or removed meanwhile neither repeat nor hide others. */
export async function* readRows(
  table: ExportedTable,
  userId: string,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  const pages = readPages<StoredRow, StoredRow>(async (after) => {
    const rows = await withRetries(() => readPage(table, userId, after, signal), signal)
    return { rows, next: cursorAfter(rows, table.page) }
  })
  for await (const page of pages) {
    if (page.length > 0) yield page.map((row) => cleanRow(row, table))
  }
}

async function readPage(
  { name, owner, columns, page }: ExportedTable,
  userId: string,
  after: { id: string } | null,
  signal: AbortSignal,
): Promise<StoredRow[]> {
  // The table is only known at run time, which the types of the client cannot express.
  const client = supabase() as unknown as PostgrestClient
  const rows = client.from(name).select(columns?.join(',') ?? '*')
  const query = owner ? rows.eq(owner, userId) : rows
  const { data } = await pageAfter(query, BY_ID, after, page).abortSignal(signal).throwOnError()
  return data as unknown as StoredRow[]
}
