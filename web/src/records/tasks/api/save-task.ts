import type { TaskValues } from '@predio/domain/tasks'
import { useUser } from '../../../lib/session/index.ts'
import { insertRow, saveRow, type Saved } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { TASK_COLUMNS, type TaskRow } from './task-row.ts'
import { changed } from '../../../lib/data/changed.ts'

/** Written, but not found again: nobody can say what is stored. */
export class NotVerified extends Error {
  override name = 'NotVerified'
}

interface SaveTask {
  /** Made by the form for a new one, so that sending it again cannot double it. */
  id: string
  values: TaskValues
  /** As it was read; a new one has none. */
  base: TaskRow | undefined
}

async function readTask(userId: string, id: string): Promise<TaskRow | null> {
  const { data } = await supabase()
    .from('task_rows')
    .select(TASK_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data
}

/** Section 4: a task is assigned to whoever saves it, and read back afterwards. */
async function saveTask(userId: string, { id, values, base }: SaveTask): Promise<Saved<TaskRow>> {
  const row = { ...values, assigned_to: userId }
  const read = () => readTask(userId, id)
  if (!base) {
    await insertRow<unknown>({
      insert: () =>
        supabase()
          .from('tasks')
          .insert({ ...row, id, user_id: userId })
          .throwOnError(),
      read,
    })
    return { kind: 'saved', row: verified(await read()) }
  }
  return saveRow<TaskRow>({
    update: async () => {
      const { data } = await supabase()
        .from('tasks')
        .update(row)
        .eq('id', id)
        .eq('user_id', userId)
        .eq('updated_at', base.updated_at)
        .select('id')
        .maybeSingle()
        .throwOnError()
      return data && verified(await read())
    },
    read,
    isSame: (stored) => isSame(stored, values),
  })
}

function verified(row: TaskRow | null): TaskRow {
  if (!row) throw new NotVerified('the saved task was not found')
  return row
}

/** The database prints moments its own way. */
function isSame({ due_date, ...stored }: TaskRow, { due_date: due, ...values }: TaskValues) {
  const fields = Object.entries(values) as [keyof typeof values, string | null][]
  const isDue = due_date && due ? Date.parse(due_date) === Date.parse(due) : due_date === due
  return isDue && fields.every(([field, value]) => stored[field] === value)
}

export function useSaveTask(): (task: SaveTask) => Promise<Saved<TaskRow>> {
  const { id: userId } = useUser()
  return async (task) => {
    try {
      return await saveTask(userId, task)
    } finally {
      void changed('tasks')
    }
  }
}
