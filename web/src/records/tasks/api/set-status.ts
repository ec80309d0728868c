import type { TaskStatus } from '@predio/domain/tasks'
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { TaskRow } from './task-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { changed } from '../../../lib/data/changed.ts'

interface SetStatus {
  id: string
  status: TaskStatus
}

/** Writes only the status, so that changes made elsewhere stay (TASK-11). */
async function setStatus(userId: string, { id, status }: SetStatus): Promise<void> {
  await supabase()
    .from('tasks')
    .update({ status, assigned_to: userId })
    .eq('id', id)
    .eq('user_id', userId)
    .select('id')
    .single()
    .throwOnError()
}

type Pages = InfiniteData<TaskRow[]>

/** Shows the status at once and restores the row when the server refuses. */
export function useSetStatus() {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  const lists = { queryKey: keyOf('tasks', userId, 'list') }
  return useMutation({
    mutationFn: (change: SetStatus) => setStatus(userId, change),
    onMutate: async ({ id, status }) => {
      await cache.cancelQueries(lists)
      const before = cache.getQueriesData<Pages>(lists)
      cache.setQueriesData<Pages>(lists, (data) => data && withStatus(data, id, status))
      return { before }
    },
    meta: { failure: 'task status not saved' },
    onError: (_error, _change, context) => {
      for (const [key, data] of context?.before ?? []) cache.setQueryData(key, data)
    },
    onSettled: () => changed('tasks'),
  })
}

function withStatus(data: Pages, id: string, status: TaskStatus): Pages {
  const pages = data.pages.map((page) =>
    page.map((task) => (task.id === id ? { ...task, status } : task)),
  )
  return { ...data, pages }
}
