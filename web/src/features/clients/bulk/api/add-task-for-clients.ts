import { supabase } from '../../../../lib/supabase.ts'
import type { Outcome } from '../../../../records/bulk/api/change-records.ts'

export interface TaskForEach {
  title: string
  due_date: string | null
}

export interface AddedTask extends Outcome {
  task_id: string | null
}

/** One transaction; sent again after a lost answer it adds no second task (BULK-08). */
export async function addTaskForClients(
  batch: string,
  ids: readonly string[],
  task: TaskForEach,
): Promise<AddedTask[]> {
  const { data } = await supabase()
    .rpc('add_task_for_clients', { batch, ids: [...ids], task: { ...task } })
    .throwOnError()
  return data as AddedTask[]
}
