import type { DocumentValues } from '@predio/domain/documents'
import { recordKind } from '../../../../lib/save-record.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { TEXT_COLUMNS, toTextDocument, type TextDocument } from '../text-document.ts'

const textDocuments = recordKind({
  table: 'documents',
  select: () => supabase().from('documents').select(TEXT_COLUMNS),
  toRow: toTextDocument,
  changes: ['document_versions', 'document_history'],
})

/** DOC-46: the database makes a changed text the next version; a row that changed in the meantime is not overwritten. */
export const saveTextDocument = textDocuments.update

export interface NewDocument extends DocumentValues {
  id: string
  template_id: string | null
  url: string | null
  metadata: Record<string, string | number | Record<string, string | number>>
}

/** Database triggers add version 1 and the entry in the history. */
export function createDocument(
  userId: string,
  { id, ...values }: NewDocument,
): Promise<TextDocument> {
  return textDocuments.createOnce(userId, { id, values: { ...values, type: 'text/plain' } })
}
