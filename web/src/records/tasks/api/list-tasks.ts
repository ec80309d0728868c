import { viewList } from '../../../capabilities/views/api/view-list.ts'
import { supabase } from '../../../lib/supabase.ts'
import { TASK_COLUMNS, type TaskRow } from './task-row.ts'

export const LISTED_TASK = `${TASK_COLUMNS}, urgency` as const

/** The column `urgency` is the rank of the priority, by which tasks are sorted. */
export const TASKS = viewList<TaskRow & { urgency: number }>({
  entity: 'tasks',
  // TASK-06: open tasks come first, sorted by due date; of two at the same moment the more urgent one comes first.
  usual: [
    { column: 'is_open', ascending: false },
    { column: 'due_date', ascending: true, isNullable: true },
    { column: 'urgency', ascending: false },
    { column: 'id', ascending: true },
  ],
  select: (page) => supabase().rpc('list_tasks', page).select(LISTED_TASK),
  of: (userId) => supabase().from('task_rows').select(LISTED_TASK).eq('user_id', userId),
})
