import type { Tables } from '@predio/domain/database'
import { namesOf } from '@predio/domain/fields'
import { TASK_FIELDS } from '@predio/domain/tasks'
import { columnList } from '../../../lib/columns.ts'

export type TaskRow = Omit<Tables<'task_rows'>, 'search' | 'urgency' | 'user_id'>

export const TASK_COLUMNS = columnList(
  'id',
  ...namesOf(TASK_FIELDS),
  'is_open',
  'completed_at',
  'client_name',
  'property_title',
  'is_example',
  'purpose',
  'message',
  'client_first_name',
  'client_whatsapp',
  'created_at',
  'updated_at',
)
