import { supabase } from '../../../lib/supabase.ts'
import { TASK_COLUMNS, type TaskRow } from './task-row.ts'

export async function readNextTask(userId: string, clientId: string): Promise<TaskRow | undefined> {
  const { data } = await supabase()
    .from('task_rows')
    .select(TASK_COLUMNS)
    .eq('user_id', userId)
    .eq('client_id', clientId)
    .in('status', ['pending', 'in_progress'])
    .order('due_date')
    .order('created_at')
    .limit(1)
    .throwOnError()
  return data[0]
}
