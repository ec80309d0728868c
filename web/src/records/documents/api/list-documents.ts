import { dateRangeBounds } from '@predio/domain/documents'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { DocumentFilters } from '../filters.ts'
import { ROW_COLUMNS, type DocumentRow } from './document-row.ts'
import { keysetPages, pageAfter, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** DOC-43. */
const PAGE_SIZE = 50

interface Day {
  now: Date
  zone: string
}

const ORDER: Order<DocumentRow> = [
  { column: 'last_edited_at', ascending: false },
  { column: 'id', ascending: false },
]

async function listDocuments(
  userId: string,
  filters: DocumentFilters,
  { now, zone }: Day,
  after: DocumentRow | null,
  signal: AbortSignal,
): Promise<DocumentRow[]> {
  let query = supabase().from('document_rows').select(ROW_COLUMNS).eq('user_id', userId)
  if (filters.category !== 'all') query = query.eq('category', filters.category)
  if (filters.status !== 'all') query = query.eq('status', filters.status)
  const bounds = dateRangeBounds(filters.range, now, zone)
  if (bounds) {
    query = query
      .gte('last_edited_at', bounds.from.toISOString())
      .lt('last_edited_at', bounds.until.toISOString())
  }
  for (const pattern of searchPatterns(filters.text)) query = query.like('search', pattern)
  const { data } = await pageAfter(query, ORDER, after, PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function documentListQuery(userId: string, filters: DocumentFilters, today: string, day: Day) {
  return infiniteQueryOptions({
    // The day is part of the key: after midnight the filter 'Hoy' is another list.
    queryKey: keyOf('documents', userId, 'list', filters, today, day.zone),
    queryFn: ({ pageParam, signal }) => listDocuments(userId, filters, day, pageParam, signal),
    ...keysetPages<DocumentRow>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

export function useDocuments(filters: DocumentFilters, today: string, day: Day) {
  return useInfiniteQuery(documentListQuery(useUser().id, filters, today, day))
}
