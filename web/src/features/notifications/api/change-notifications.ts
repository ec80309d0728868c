import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { messages as bellMessages } from '../messages.ts'
import { markedText, messages } from '../page-messages.ts'
import { notificationsQuery, type Notification } from './list-notifications.ts'
import { pagesKey } from './page-notifications.ts'

interface Change<Wanted, Result> {
  send: (wanted: Wanted) => Promise<Result>
  apply: (notification: Notification, wanted: Wanted) => Notification | undefined
  doneText?: (wanted: Wanted, result: Result) => string
  failedText: (wanted: Wanted) => string
}

/** NOT-03: bell and page show a change at once, and undo it if the server refuses the change. */
function useChange<Wanted, Result>({ send, apply, doneText, failedText }: Change<Wanted, Result>) {
  const client = useQueryClient()
  const { id: userId } = useUser()
  const queryKey = keyOf('notifications', userId)
  return useMutation({
    mutationFn: send,
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueriesData({ queryKey })
      const change = (list: Notification[]) => list.flatMap((each) => apply(each, wanted) ?? [])
      client.setQueryData(notificationsQuery(userId).queryKey, (list) => list && change(list))
      client.setQueriesData<InfiniteData<Notification[]>>(
        { queryKey: pagesKey(userId) },
        (data) => data && { ...data, pages: data.pages.map(change) },
      )
      return before
    },
    onSuccess: (result, wanted) => doneText && toast.success(doneText(wanted, result)),
    meta: { failure: 'notifications not changed' },
    onError: (_error, wanted, before = []) => {
      for (const [key, data] of before) client.setQueryData(key, data)
      toast.error(failedText(wanted))
    },
    onSettled: () => changed('notifications'),
  })
}

interface SetRead {
  id: string
  read: boolean
}

export function useSetRead() {
  return useChange<SetRead, unknown>({
    send: async ({ id, read }) =>
      supabase()
        .from('notifications')
        .update({ read, read_at: read ? new Date().toISOString() : null })
        .eq('id', id)
        .throwOnError(),
    apply: (each, { id, read }) => (each.id === id ? { ...each, read } : each),
    failedText: ({ read }) => (read ? bellMessages.markFailed : messages.unmarkFailed),
  })
}

/** NOT-11: only notifications up to the newest one shown are marked, so that one arriving meanwhile stays unread. */
export function useMarkAllRead() {
  return useChange<string, number>({
    send: async (seenUntil) =>
      (await supabase().rpc('mark_notifications_read', { seen_until: seenUntil }).throwOnError())
        .data,
    apply: (each, seenUntil) => (each.created_at <= seenUntil ? { ...each, read: true } : each),
    doneText: (_until, count) => markedText(count),
    failedText: () => messages.markAllFailed,
  })
}

type Deletion = { id: string } | 'read'

export function useDeleteNotifications() {
  const { id: userId } = useUser()
  return useChange<Deletion, unknown>({
    send: async (what) => {
      const query = supabase().from('notifications').delete().eq('user_id', userId)
      return (what === 'read' ? query.eq('read', true) : query.eq('id', what.id)).throwOnError()
    },
    apply: (each, what) => ((what === 'read' ? each.read : each.id === what.id) ? undefined : each),
    doneText: (what) => (what === 'read' ? messages.readDeleted : messages.deleted),
    failedText: () => messages.deleteFailed,
  })
}
