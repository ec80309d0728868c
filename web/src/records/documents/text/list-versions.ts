import { queryOptions, useQuery } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { documentsKey } from './text-document.ts'

/** What the API gives at once; whoever saved more often sees the newest. */
const MOST = 1000

async function listVersions(userId: string, documentId: string, signal: AbortSignal) {
  try {
    const { data } = await supabase()
      .from('document_versions')
      .select('id, version, created_by, created_at')
      .eq('user_id', userId)
      .eq('document_id', documentId)
      .order('version', { ascending: false })
      .limit(MOST)
      .abortSignal(signal)
      .throwOnError()
    return data
  } catch (error) {
    if (!signal.aborted) log.error('versions not loaded', error)
    throw error
  }
}

export type Version = Awaited<ReturnType<typeof listVersions>>[number]

export function useVersions(documentId: string) {
  const { id: userId } = useUser()
  return useQuery(
    queryOptions({
      queryKey: [...documentsKey(userId), 'versions', documentId],
      queryFn: ({ signal }) => listVersions(userId, documentId, signal),
    }),
  )
}
