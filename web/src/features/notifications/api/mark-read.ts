import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'
import { notificationsQuery } from './list-notifications.ts'
import { changed } from '../../../lib/data/changed.ts'

export async function setRead(id: string, read: boolean): Promise<void> {
  await supabase()
    .from('notifications')
    .update({ read, read_at: read ? new Date().toISOString() : null })
    .eq('id', id)
    .throwOnError()
}

/** NOT-03: shown as read at once, and as unread again when the server refuses. */
export function useMarkRead() {
  const client = useQueryClient()
  const { queryKey } = notificationsQuery(useUser().id)

  function show(id: string, read: boolean): void {
    client.setQueryData(queryKey, (list) =>
      list?.map((each) => (each.id === id ? { ...each, read } : each)),
    )
  }

  return useMutation({
    mutationFn: (id: string) => setRead(id, true),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey })
      show(id, true)
    },
    onError: (_error, id) => {
      show(id, false)
      toast.error(messages.markFailed)
    },
    onSettled: () => changed('notifications'),
  })
}
