import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../page-messages.ts'
import { changeShown } from './change-shown.ts'
import { changed } from '../../../lib/data/changed.ts'

/** One notification, or all that were read. */
export type Deletion = { id: string } | 'read'

async function deleteNotifications(userId: string, what: Deletion): Promise<void> {
  const query = supabase().from('notifications').delete().eq('user_id', userId)
  await (what === 'read' ? query.eq('read', true) : query.eq('id', what.id)).throwOnError()
}

export function useDeleteNotifications() {
  const client = useQueryClient()
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (what: Deletion) => deleteNotifications(userId, what),
    onMutate: (what) =>
      changeShown(client, userId, (each) => {
        const isGone = what === 'read' ? each.read : each.id === what.id
        return isGone ? undefined : each
      }),
    onSuccess: (_done, what) =>
      toast.success(what === 'read' ? messages.readDeleted : messages.deleted),
    meta: { failure: 'notifications not deleted' },
    onError: (_error, _what, undo) => {
      undo?.()
      toast.error(messages.deleteFailed)
    },
    onSettled: () => changed('notifications'),
  })
}
