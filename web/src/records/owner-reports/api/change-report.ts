import type { TablesUpdate } from '@predio/domain/database'
import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { supabase } from '../../../lib/supabase.ts'

async function change(
  userId: string,
  id: string,
  values: TablesUpdate<'owner_reports'>,
): Promise<void> {
  await supabase()
    .from('owner_reports')
    .update(values)
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

/** OREP-08: until when the link opens the report. */
export function useRenewReport(id: string) {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (expiresAt: Date) => change(userId, id, { expires_at: expiresAt.toISOString() }),
    meta: { failure: 'owner report not renewed' },
    onSettled: () => changed('owner_reports'),
  })
}

export function useRevokeReport(id: string) {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: () => change(userId, id, { revoked_at: new Date().toISOString() }),
    meta: { failure: 'owner report not revoked' },
    onSettled: () => changed('owner_reports'),
  })
}

/** OREP-08: another link, also for one that was revoked; the earlier one opens nothing any more. */
export function useReplaceReportLink(id: string) {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: ({ token, expiresAt }: { token: string; expiresAt: Date }) =>
      change(userId, id, {
        token_hash: sha256(token),
        expires_at: expiresAt.toISOString(),
        revoked_at: null,
      }),
    meta: { failure: 'link of an owner report not replaced' },
    onSettled: () => changed('owner_reports'),
  })
}

export function useDeleteReport(id: string) {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async () => {
      await supabase()
        .from('owner_reports')
        .delete()
        .eq('id', id)
        .eq('user_id', userId)
        .throwOnError()
    },
    meta: { failure: 'owner report not deleted' },
    onSettled: () => changed('owner_reports'),
  })
}
