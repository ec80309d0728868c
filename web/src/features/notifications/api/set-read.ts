import { useMutation, useQueryClient } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'
import { messages as pageMessages } from '../page/messages.ts'
import { changeShown } from './change-shown.ts'
import { notificationsKey } from './list-notifications.ts'
import { setRead } from './mark-read.ts'

interface SetRead {
  id: string
  read: boolean
}

/** On the page, where what was read may be called unread again. */
export function useSetRead() {
  const client = useQueryClient()
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: ({ id, read }: SetRead) => setRead(id, read),
    onMutate: ({ id, read }) =>
      changeShown(client, userId, (each) => (each.id === id ? { ...each, read } : each)),
    onError: (error, { read }, undo) => {
      log.error('notification not marked', error)
      undo?.()
      toast.error(read ? messages.markFailed : pageMessages.unmarkFailed)
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey(userId) }),
  })
}
