import type { TaskPriority, TaskStatus } from '@predio/domain/tasks'

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
