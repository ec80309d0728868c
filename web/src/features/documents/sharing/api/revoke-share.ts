import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { changed } from '../../../../lib/data/changed.ts'

/** A link that is revoked already keeps its time of revocation. */
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
  return useMutation({
    mutationFn: (id: string) => revokeShare(userId, id),
    meta: { failure: 'share not revoked' },
    onSuccess: () => changed('document_shares'),
  })
}
