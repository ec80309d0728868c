import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import type { Table } from '../../../lib/data/query-keys.ts'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { deleteRecords, type Outcome } from '../../bulk/api/change-records.ts'
import type { DocumentRow } from './document-row.ts'
import { removeFiles } from './remove-file.ts'

/** What goes with a document. */
export const DELETED_TABLES = [
  'documents',
  'document_versions',
  'document_history',
] as const satisfies readonly Table[]

/** Deletes the record first, and with it versions, history and links (DOC-48). */
async function deleteDocument(
  userId: string,
  { id, url }: Pick<DocumentRow, 'id' | 'url'>,
): Promise<void> {
  await supabase().from('documents').delete().eq('id', id).eq('user_id', userId).throwOnError()
  await removeFilesOf([{ url }])
}

/** As many as one request takes (BULK-51): the files are those of the documents that were deleted, and no others. */
export async function deleteDocuments(userId: string, ids: readonly string[]): Promise<Outcome[]> {
  const { data } = await supabase()
    .from('documents')
    .select('id, url')
    .eq('user_id', userId)
    .in('id', ids)
    .throwOnError()
  const outcomes = await deleteRecords('documents', ids)
  const deleted = new Set(outcomes.map(({ id }) => id))
  await removeFilesOf(data.filter(({ id }) => deleted.has(id)))
  return outcomes
}

/** A file that cannot be removed now is removed by the server's sweep (DOC-39). */
async function removeFilesOf(documents: readonly Pick<DocumentRow, 'url'>[]): Promise<void> {
  const paths = documents.flatMap(({ url }) => url ?? [])
  if (paths.length === 0) return
  try {
    await removeFiles('documents', paths)
  } catch (error) {
    log.warn('files of deleted documents are still there', error)
  }
}

export function useDeleteDocument() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (document: Pick<DocumentRow, 'id' | 'url'>) => deleteDocument(userId, document),
    meta: { failure: 'document not deleted' },
    onSuccess: () => changed(...DELETED_TABLES),
  })
}
