import { useMutation } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { DocumentRow } from './document-row.ts'
import { removeFile } from './remove-file.ts'
import { changed } from '../../../lib/data/changed.ts'

/**
 * The record first: with it go versions, history and links at once. A file that could not follow is removed by the
 * server's sweep.
 */
async function deleteDocument(
  userId: string,
  { id, url }: Pick<DocumentRow, 'id' | 'url'>,
): Promise<void> {
  await supabase().from('documents').delete().eq('id', id).eq('user_id', userId).throwOnError()
  if (url === null) return
  try {
    await removeFile(url)
  } catch (error) {
    log.warn('file of a deleted document is still there', error)
  }
}

export function useDeleteDocument() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (document: Pick<DocumentRow, 'id' | 'url'>) => deleteDocument(userId, document),
    meta: { failure: 'document not deleted' },
    onSuccess: () => changed('documents', 'document_versions', 'document_history'),
  })
}
