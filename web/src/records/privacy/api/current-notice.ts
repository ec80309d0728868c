import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { readNoticeToken } from '../../../lib/saved-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

export interface CurrentNotice {
  id: string
  version: number
  hasOptional: boolean
}

async function readCurrentNotice(
  userId: string,
  signal: AbortSignal,
): Promise<CurrentNotice | null> {
  const { data: newest } = await supabase()
    .from('privacy_notices')
    .select('id, version, optional:answers->optional')
    .eq('user_id', userId)
    .order('version', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (!newest) return null
  const { id, version, optional } = newest
  return { id, version, hasOptional: Array.isArray(optional) && optional.length > 0 }
}

function currentNoticeQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('privacy-notices', userId, 'current'),
    queryFn: ({ signal }) => readCurrentNotice(userId, signal),
  })
}

export function useCurrentNotice() {
  return useQuery(currentNoticeQuery(useUser().id))
}

function noticeTokenQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('privacy-notices', userId, 'token'),
    queryFn: readNoticeToken,
    // Each read decrypts the token, which is hardly ever replaced.
    staleTime: 5 * 60_000,
  })
}

/** PRIV-05: the token is part of the address of the notice's page. */
export function useNoticeToken() {
  return useQuery(noticeTokenQuery(useUser().id))
}

/** PRIV-05: after the replacement the old address opens nothing. */
export function useReplaceAddress() {
  return useMutation({
    mutationFn: async () => {
      await supabase().rpc('replace_notice_address').throwOnError()
    },
    meta: { failure: 'address of the notice not replaced' },
    onSuccess: () => changed('privacy_notices'),
  })
}
