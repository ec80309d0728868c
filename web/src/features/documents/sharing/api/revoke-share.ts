import { useMutation, useQueryClient } from '@tanstack/react-query'
import { log } from '../../../../lib/log.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'

/** One that was revoked already keeps the moment it was. */
export async function revokeShare(userId: string, id: string): Promise<void> {
  await supabase()
    .from('document_shares')
    .update({ revoked_at: new Date().toISOString() })
    .eq('id', id)
    .eq('user_id', userId)
    .is('revoked_at', null)
    .throwOnError()
}

export function useRevokeShare() {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => revokeShare(userId, id),
    onError: (error) => log.error('share not revoked', error),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['documents', userId] }),
  })
}
