import type { TaskStatus } from '@predio/domain/tasks'
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { saveOrJoin } from '../../../lib/outbox/save-through-outbox.ts'
import { readyToSave } from '../../../lib/ready-to-save.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { addTaskToOutbox } from './outbox-tasks.ts'
import type { TaskRow } from './task-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { changed } from '../../../lib/data/changed.ts'

interface SetStatus {
  task: TaskRow | { id: string }
  status: TaskStatus
}

/** TASK-11: only the status is written, so that other changes of the task stay. */
async function setStatus(userId: string, { task, status }: SetStatus): Promise<true> {
  await supabase()
    .from('tasks')
    .update({ status, assigned_to: userId })
    .eq('id', task.id)
    .eq('user_id', userId)
    .select('id')
    .single()
    .throwOnError()
  return true
}

async function setStatusThroughOutbox(
  userId: string,
  change: SetStatus,
): Promise<'saved' | 'queued'> {
  const { task, status } = change
  if (!('updated_at' in task)) {
    await readyToSave()
    await setStatus(userId, change)
    return 'saved'
  }
  const isSaved = await saveOrJoin(
    task.id,
    () => setStatus(userId, change),
    (wasSent) =>
      addTaskToOutbox(userId, {
        id: task.id,
        base: task,
        values: { status },
        row: { ...task, status },
        wasSent,
      }),
  )
  return isSaved ? 'saved' : 'queued'
}

type Pages = InfiniteData<TaskRow[]>

export function useSetStatus() {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  const lists = { queryKey: keyOf('tasks', userId, 'list') }
  return useMutation({
    mutationFn: (change: SetStatus) => setStatusThroughOutbox(userId, change),
    onMutate: async ({ task, status }) => {
      await cache.cancelQueries(lists)
      const before = cache.getQueriesData<Pages>(lists)
      cache.setQueriesData<Pages>(lists, (data) => data && withStatus(data, task.id, status))
      return { before }
    },
    meta: { failure: 'task status not saved', usesOutbox: true },
    onError: (_error, _change, context) => {
      for (const [key, data] of context?.before ?? []) cache.setQueryData(key, data)
    },
    // A status that waits in the outbox has changed nothing on the server yet.
    onSettled: (outcome) => (outcome === 'queued' ? undefined : changed('tasks')),
  })
}

function withStatus(data: Pages, id: string, status: TaskStatus): Pages {
  const pages = data.pages.map((page) =>
    page.map((task) => (task.id === id ? { ...task, status } : task)),
  )
  return { ...data, pages }
}
