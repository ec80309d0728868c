import type { TaskPriority, TaskStatus } from '@predio/domain/tasks'
import { queryClient } from '../../../lib/query-client.ts'

/** A task with the names it is known by, as the view task_rows gives it. */
export interface TaskRow {
  id: string
  title: string
  description: string | null
  status: TaskStatus
  priority: TaskPriority
  is_open: boolean
  due_date: string | null
  completed_at: string | null
  client_id: string | null
  client_name: string | null
  property_id: string | null
  property_title: string | null
  updated_at: string
}

export const TASK_COLUMNS =
  'id, title, description, status, priority, is_open, due_date, completed_at, client_id, client_name, property_id, property_title, updated_at'

/** Everything that shows tasks is kept under it. */
export function tasksKey(userId: string): readonly [string, string] {
  return ['tasks', userId]
}

/** A client's page and row show their next task. */
export async function refreshTasks(userId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: tasksKey(userId) }),
    queryClient.invalidateQueries({ queryKey: ['clients', userId] }),
  ])
}
