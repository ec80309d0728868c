import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ROW_COLUMNS, type DocumentRow } from './document-row.ts'

export const documentDetails = recordKind({
  table: 'documents',
  select: () => supabase().from('document_rows').select(ROW_COLUMNS),
  toRow: (row): DocumentRow => row,
  changes: ['document_versions', 'document_history'],
})
