import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'
import { messages as pageMessages } from '../page-messages.ts'
import { changeShown } from './change-shown.ts'
import { setRead } from './mark-read.ts'
import { changed } from '../../../lib/data/changed.ts'

interface SetRead {
  id: string
  read: boolean
}

/** For the page, which can also mark a notification as unread. */
export function useSetRead() {
  const client = useQueryClient()
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: ({ id, read }: SetRead) => setRead(id, read),
    onMutate: ({ id, read }) =>
      changeShown(client, userId, (each) => (each.id === id ? { ...each, read } : each)),
    meta: { failure: 'notification not marked' },
    onError: (_error, { read }, undo) => {
      undo?.()
      toast.error(read ? messages.markFailed : pageMessages.unmarkFailed)
    },
    onSettled: () => changed('notifications'),
  })
}
