import { documentSchema } from '@predio/domain/documents'
import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ROW_COLUMNS, type DocumentRow } from './document-row.ts'

/** The columns of a document except its text and file. */
export const detailsSchema = documentSchema.pick({
  name: true,
  category: true,
  status: true,
  client_id: true,
  property_id: true,
})

export type Details = ReturnType<typeof detailsSchema.parse>

export const documentDetails = recordKind({
  table: 'documents',
  select: () => supabase().from('document_rows').select(ROW_COLUMNS),
  toRow: (row): DocumentRow => row,
  changes: ['document_versions', 'document_history'],
})
