import type { Day } from '@predio/domain/views'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { keysetPages, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import {
  orderOf,
  pageOf,
  readChosen,
  viewQuery,
} from '../../../capabilities/views/api/select-rows.ts'
import { ROW_COLUMNS, type DocumentRow } from './document-row.ts'

/** DOC-43 limits a page of the list. */
const PAGE_SIZE = 50

const NEWEST_EDIT_FIRST: Order<DocumentRow> = [
  { column: 'last_edited_at', ascending: false },
  { column: 'id', ascending: false },
]

async function listDocuments(
  view: string,
  day: Day,
  after: DocumentRow | null,
  signal: AbortSignal,
): Promise<DocumentRow[]> {
  const { tests, sorts } = viewQuery('documents', view, day)
  const page = pageOf(tests, orderOf(sorts, NEWEST_EDIT_FIRST), after, PAGE_SIZE)
  const { data } = await supabase()
    .rpc('list_documents', page)
    .select(ROW_COLUMNS)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function documentListQuery(userId: string, view: string, today: string, day: Day) {
  return infiniteQueryOptions({
    // The day is part of the key, because after midnight the filter 'Hoy' is another list.
    queryKey: keyOf('documents', userId, 'list', view, today, day.zone),
    queryFn: ({ pageParam, signal }) => listDocuments(view, day, pageParam, signal),
    ...keysetPages<DocumentRow>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

export function useDocuments(view: string, today: string, day: Day) {
  return useInfiniteQuery(documentListQuery(useUser().id, view, today, day))
}

export async function readDocuments(
  userId: string,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const rows = await readChosen(ids, (some) =>
    supabase()
      .from('document_rows')
      .select(ROW_COLUMNS)
      .eq('user_id', userId)
      .in('id', some)
      .throwOnError(),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
