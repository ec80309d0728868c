import type { DocumentValues } from '@predio/domain/documents'
import { insertRow } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { readTextDocument } from './read-text-document.ts'
import { TEXT_COLUMNS, toTextDocument, type TextDocument } from './text-document.ts'
import { changed } from '../../../lib/data/changed.ts'

export interface NewDocument extends DocumentValues {
  /** Made by the form, so that sending it again cannot double it. */
  id: string
  template_id: string | null
  /** Path of version 1's file, where it has one. */
  url: string | null
  metadata: Record<string, string | number | Record<string, string | number>>
}

/** Section 8 has a text of its own for a row that was written and does not come back. */
export class RecordMissing extends Error {
  override name = 'RecordMissing'
}

/** The record of a written document; version 1 and its history follow by trigger. */
export async function createDocument(userId: string, values: NewDocument): Promise<TextDocument> {
  const row = await insertRow({
    insert: async () => {
      const { data } = await supabase()
        .from('documents')
        .insert({ ...values, user_id: userId, type: 'text/plain' })
        .select(TEXT_COLUMNS)
        .maybeSingle()
        .throwOnError()
      if (!data) throw new RecordMissing('no record after creating one')
      return toTextDocument(data)
    },
    read: () => readTextDocument(userId, values.id),
  })
  void changed('documents', 'document_versions', 'document_history')
  return row
}
