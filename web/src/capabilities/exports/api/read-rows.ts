import type { PostgrestClient } from '@supabase/postgrest-js'
import { BY_ID, cursorAfter, pageAfter } from '../../../lib/data/keyset.ts'
import { readPages } from '../../../lib/read-all.ts'
import { supabase } from '../../../lib/supabase.ts'
import { cleanRow, type Row } from '../clean-row.ts'
import type { ExportedTable, TableName } from '../tables.ts'
import { withRetries } from '../with-retries.ts'

type StoredRow = Row & { id: string }

export interface RowFilter {
  equal?: Record<string, string | null>
  related?: { table: TableName; column: string; value: string }
}

/** Name of the joined row in the query; it is no column of the table and is left out of the file. */
const RELATED = 'related'

/** Pages are read in the order of ids, so that rows that are added or removed meanwhile neither repeat nor hide others. */
export async function* readRows(
  table: ExportedTable,
  filter: RowFilter,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  const pages = readPages<StoredRow, StoredRow>(async (after) => {
    const rows = await withRetries(() => readPage(table, filter, after, signal), signal)
    return { rows, next: cursorAfter(rows, table.page) }
  })
  const { addresses } = table
  const without = [...table.without, RELATED]
  for await (const page of pages) {
    if (page.length > 0) yield page.map((row) => cleanRow(row, { without, addresses }))
  }
}

async function readPage(
  { name, page }: ExportedTable,
  { equal = {}, related }: RowFilter,
  after: { id: string } | null,
  signal: AbortSignal,
): Promise<StoredRow[]> {
  // The table is known only at run time, which the client's types cannot express.
  const client = supabase() as unknown as PostgrestClient
  let query = client
    .from(name)
    .select(related ? `*,${RELATED}:${related.table}!inner(${related.column})` : '*')
  for (const [column, value] of Object.entries(equal))
    query = value === null ? query.is(column, null) : query.eq(column, value)
  if (related) query = query.eq(`${RELATED}.${related.column}`, related.value)
  const { data } = await pageAfter(query, BY_ID, after, page).abortSignal(signal).throwOnError()
  return data as unknown as StoredRow[]
}
