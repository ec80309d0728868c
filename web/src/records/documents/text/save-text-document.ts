import type { DocumentValues } from '@predio/domain/documents'
import type { TablesUpdate } from '@predio/domain/database'
import { saveRow, type Saved } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { readTextDocument } from './read-text-document.ts'
import { TEXT_COLUMNS, toTextDocument, type TextDocument } from './text-document.ts'
import { changed } from '../../../lib/data/changed.ts'

/** What is compared after a lost answer, and what only goes along. */
export type DocumentChanges = Partial<DocumentValues> &
  Pick<TablesUpdate<'documents'>, 'template_id' | 'metadata'>

/** A changed text becomes the next version, by the database; over somebody else's change nothing is written. */
export async function saveTextDocument(
  userId: string,
  base: TextDocument,
  changes: DocumentChanges,
): Promise<Saved<TextDocument>> {
  try {
    return await saveRow({
      update: async () => {
        const { data } = await supabase()
          .from('documents')
          .update(changes)
          .eq('id', base.id)
          .eq('user_id', userId)
          .eq('updated_at', base.updated_at)
          .select(TEXT_COLUMNS)
          .maybeSingle()
          .throwOnError()
        return data && toTextDocument(data)
      },
      read: () => readTextDocument(userId, base.id),
      isSame: (row) =>
        (Object.keys(changes) as (keyof DocumentChanges)[]).every(
          (name) => name === 'metadata' || row[name] === changes[name],
        ),
    })
  } finally {
    void changed('documents', 'document_versions', 'document_history')
  }
}
