import { exportClients } from '@predio/domain/csv'
import { CLIENT_COLUMNS, storedClientSchema } from '@predio/domain/clients'
import { columnList } from '../../../lib/columns.ts'
import { compareRows } from '../../../lib/compare-rows.ts'
import { readAll } from '../../../lib/read-all.ts'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { ClientFilters } from '../filters.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { NEWEST_FIRST } from './list-clients.ts'

const COLUMNS = columnList('id', ...CLIENT_COLUMNS, 'needs_review', 'created_at')

/** A CSV of all clients that match the filters, newest first. */
export async function readClientsCsv(userId: string, filters: ClientFilters): Promise<string> {
  const rows = await readAll(() => selectClients(userId, filters), BY_ID)
  const newestFirst = compareRows<(typeof rows)[number]>(...NEWEST_FIRST)
  return exportClients(rows.toSorted(newestFirst).map((row) => storedClientSchema.parse(row)))
}

/** Reads the table, because the view of the list also joins contacts and tasks, which the file does not need. */
function selectClients(userId: string, { text, type, status, review }: ClientFilters) {
  let query = supabase().from('clients').select(COLUMNS).eq('user_id', userId)
  if (type !== 'all') query = query.eq('type', type)
  if (status !== 'all') query = query.eq('status', status)
  if (review) query = query.is('needs_review', true)
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  return query
}
