import { useMutation } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { DocumentRow } from './document-row.ts'
import { removeFile } from './remove-file.ts'
import { changed } from '../../../lib/data/changed.ts'

/**
 * Deletes the record first, and with it versions, history and links (DOC-48). A file that cannot be removed now is removed
 * by the server's sweep (DOC-39).
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
