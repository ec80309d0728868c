import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

/** The API returns at most this many rows at once. */
const MAX_ROWS = 1000

async function listVersions(userId: string, documentId: string, signal: AbortSignal) {
  const { data } = await supabase()
    .from('document_versions')
    .select('id, version, created_by, created_at')
    .eq('user_id', userId)
    .eq('document_id', documentId)
    .order('version', { ascending: false })
    .limit(MAX_ROWS)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export type Version = Awaited<ReturnType<typeof listVersions>>[number]

export function useVersions(documentId: string) {
  const { id: userId } = useUser()
  return useQuery(
    queryOptions({
      queryKey: keyOf('documents', userId, 'versions', documentId),
      queryFn: ({ signal }) => listVersions(userId, documentId, signal),
    }),
  )
}
