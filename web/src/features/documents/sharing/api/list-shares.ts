import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

const COLUMNS =
  'id, shared_email, expires_at, revoked_at, views, last_viewed_at, created_at, client:clients(first_name, last_name)'

async function listShares(userId: string, documentId: string) {
  const { data } = await supabase()
    .from('document_shares')
    .select(COLUMNS)
    .eq('user_id', userId)
    .eq('document_id', documentId)
    .order('created_at', { ascending: false })
    .throwOnError()
  return data
}

export type Share = Awaited<ReturnType<typeof listShares>>[number]

/** The query key is below that of the documents, so that a change of documents also refreshes the links. */
export function useShares(documentId: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('documents', userId, 'shares', documentId),
    queryFn: () => listShares(userId, documentId),
    // The number of views is always read anew, because visitors change it.
    staleTime: 0,
  })
}
