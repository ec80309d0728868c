import type { Tables } from '@predio/domain/database'

/** A task with the names of its client and property, from the view task_rows. */
export type TaskRow = Omit<Tables<'task_rows'>, 'search' | 'urgency' | 'user_id'>

export const TASK_COLUMNS =
  'id, title, description, status, priority, is_open, due_date, completed_at, client_id, client_name, property_id, property_title, is_example, purpose, message, client_first_name, client_whatsapp, created_at, updated_at'
