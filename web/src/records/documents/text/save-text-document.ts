import type { DocumentValues } from '@predio/domain/documents'
import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { TEXT_COLUMNS, toTextDocument, type TextDocument } from './text-document.ts'

const textDocuments = recordKind({
  table: 'documents',
  select: () => supabase().from('documents').select(TEXT_COLUMNS),
  toRow: toTextDocument,
  changes: ['document_versions', 'document_history'],
})

/** A changed text becomes the next version, by the database; over somebody else's change nothing is written. */
export const saveTextDocument = textDocuments.update

export interface NewDocument extends DocumentValues {
  /** Made by the form, so that sending it again cannot double it. */
  id: string
  template_id: string | null
  /** Path of version 1's file, where it has one. */
  url: string | null
  metadata: Record<string, string | number | Record<string, string | number>>
}

/** The record of a written document; version 1 and its history follow by trigger. */
export function createDocument(
  userId: string,
  { id, ...values }: NewDocument,
): Promise<TextDocument> {
  return textDocuments.createOnce(userId, { id, values: { ...values, type: 'text/plain' } })
}
