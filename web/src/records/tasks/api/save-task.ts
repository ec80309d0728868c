import type { TaskValues } from '@predio/domain/tasks'
import { recordKind, type RecordToSave } from '../../../lib/save-record.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { TASK_COLUMNS, type TaskRow } from './task-row.ts'

export const tasks = recordKind({
  table: 'tasks',
  select: () => supabase().from('task_rows').select(TASK_COLUMNS),
  toRow: (row): TaskRow => row,
})

/** TASK-08: every save assigns the task to its agent. */
export function useSaveTask() {
  const { id: assigned_to } = useUser()
  const save = tasks.useSave()
  return ({ values, ...task }: RecordToSave<TaskValues>) =>
    save({ ...task, values: { ...values, assigned_to } })
}
