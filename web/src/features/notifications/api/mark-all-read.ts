import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { markedText, messages } from '../page-messages.ts'
import { changeShown } from './change-shown.ts'
import { changed } from '../../../lib/data/changed.ts'

/** NOT-11: marks up to the newest one shown, so that one arriving meanwhile stays unread. */
async function markAllRead(seenUntil: string): Promise<number> {
  const { data } = await supabase()
    .rpc('mark_notifications_read', { seen_until: seenUntil })
    .throwOnError()
  return data
}

export function useMarkAllRead() {
  const client = useQueryClient()
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: markAllRead,
    onMutate: (seenUntil) =>
      changeShown(client, userId, (each) =>
        each.created_at <= seenUntil ? { ...each, read: true } : each,
      ),
    onSuccess: (count) => toast.success(markedText(count)),
    meta: { failure: 'notifications not marked' },
    onError: (_error, _until, undo) => {
      undo?.()
      toast.error(messages.markAllFailed)
    },
    onSettled: () => changed('notifications'),
  })
}
