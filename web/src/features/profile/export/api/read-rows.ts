import type { SupabaseClient } from '@supabase/supabase-js'
import { supabase } from '../../../../lib/supabase.ts'
import { cleanRow, type Row } from '../clean-row.ts'
import type { ExportedTable } from '../tables.ts'
import { withRetries } from '../with-retries.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Page by page, by id: what is added or removed meanwhile neither doubles nor hides another. */
export async function* readRows(
  table: ExportedTable,
  userId: string,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  let after = FIRST
  for (;;) {
    const page = await withRetries(() => readPage(table, userId, after, signal), signal)
    const last = page.at(-1)
    if (last) yield page.map((row) => cleanRow(row, table))
    if (!last || page.length < table.page) return
    after = last.id
  }
}

async function readPage(
  { name, owner, columns, page }: ExportedTable,
  userId: string,
  after: string,
  signal: AbortSignal,
): Promise<(Row & { id: string })[]> {
  // Which table it is, is known only now: the types of the client know one at a time.
  const client = supabase() as unknown as SupabaseClient
  const rows = client.from(name).select(columns?.join(',') ?? '*')
  const { data } = await (owner ? rows.eq(owner, userId) : rows)
    .gt('id', after)
    .order('id')
    .limit(page)
    .abortSignal(signal)
    .throwOnError()
  return data as unknown as (Row & { id: string })[]
}
