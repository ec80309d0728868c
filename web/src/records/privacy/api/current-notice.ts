import { useMutation, useQuery } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

export interface CurrentNotice {
  id: string
  version: number
  /** Whether it has purposes that a client may refuse. */
  hasOptional: boolean
  /** Names its page (PRIV-05). */
  token: string
}

/** The version in force and where it is shown; null where none is published. */
async function readCurrentNotice(
  userId: string,
  signal: AbortSignal,
): Promise<CurrentNotice | null> {
  const [{ data: newest }, { data: profile }] = await Promise.all([
    supabase()
      .from('privacy_notices')
      .select('id, version, optional:answers->optional')
      .eq('user_id', userId)
      .order('version', { ascending: false })
      .limit(1)
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError(),
    supabase()
      .from('profiles')
      .select('notice_token')
      .eq('id', userId)
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError(),
  ])
  const token = profile?.notice_token
  if (!newest || !token) return null
  const { id, version, optional } = newest
  return { id, version, token, hasOptional: Array.isArray(optional) && optional.length > 0 }
}

export function useCurrentNotice() {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('privacy-notices', id, 'current'),
    queryFn: ({ signal }) => readCurrentNotice(id, signal),
  })
}

/** PRIV-05: another address; the one that was sent before opens nothing any more. */
async function replaceAddress(userId: string): Promise<void> {
  const token = crypto.randomUUID().replaceAll('-', '')
  await supabase().from('profiles').update({ notice_token: token }).eq('id', userId).throwOnError()
}

export function useReplaceAddress() {
  const { id } = useUser()
  return useMutation({
    mutationFn: () => replaceAddress(id),
    meta: { failure: 'address of the notice not replaced' },
    onSuccess: () => changed('profiles'),
  })
}
