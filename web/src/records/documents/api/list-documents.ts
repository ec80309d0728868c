import { readChosen } from '../../../capabilities/views/api/select-rows.ts'
import { viewList } from '../../../capabilities/views/api/view-list.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ROW_COLUMNS, type DocumentRow } from './document-row.ts'

/** DOC-43: the document edited last comes first. */
export const DOCUMENTS = viewList<DocumentRow>({
  entity: 'documents',
  usual: [
    { column: 'last_edited_at', ascending: false },
    { column: 'id', ascending: false },
  ],
  select: (page) => supabase().rpc('list_documents', page).select(ROW_COLUMNS),
  of: documentsOf,
})

function documentsOf(userId: string) {
  return supabase().from('document_rows').select(ROW_COLUMNS).eq('user_id', userId)
}

export async function readDocuments(
  userId: string,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const rows = await readChosen(ids, (some) => documentsOf(userId).in('id', some).throwOnError())
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
