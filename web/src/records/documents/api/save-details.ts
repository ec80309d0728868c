import { documentSchema } from '@predio/domain/documents'
import { saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { DocumentRow } from './document-row.ts'
import { readDocument } from './read-document.ts'
import { changed } from '../../../lib/data/changed.ts'

/** All of a document but its text and its file. */
export const detailsSchema = documentSchema.pick({
  name: true,
  category: true,
  status: true,
  client_id: true,
  property_id: true,
})

export type Details = ReturnType<typeof detailsSchema.parse>

async function saveDetails(
  userId: string,
  base: DocumentRow,
  details: Details,
): Promise<Saved<DocumentRow>> {
  const read = () => readDocument(userId, base.id)
  return saveRow({
    update: async () => {
      const { data } = await supabase()
        .from('documents')
        .update(details)
        .eq('id', base.id)
        .eq('user_id', userId)
        .eq('updated_at', base.updated_at)
        .select('id')
        .maybeSingle()
        .throwOnError()
      return data && read()
    },
    read,
    isSame: (row) =>
      row.name === details.name &&
      row.category === details.category &&
      row.status === details.status &&
      row.client_id === details.client_id &&
      row.property_id === details.property_id,
  })
}

export function useSaveDetails(): (
  base: DocumentRow,
  details: Details,
) => Promise<Saved<DocumentRow>> {
  const { id: userId } = useUser()
  return async (base, details) => {
    try {
      return await saveDetails(userId, base, details)
    } finally {
      void changed('documents', 'document_versions', 'document_history')
    }
  }
}
