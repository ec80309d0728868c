import { supabase } from '../../../lib/supabase.ts'
import type { ChangedRecord } from '../../bulk/api/change-records.ts'

/** Moves tasks to a day, each at its own hour of the zone; one transaction (BULK-04). */
export async function moveTasks(
  ids: readonly string[],
  day: string,
  zone: string,
): Promise<ChangedRecord[]> {
  const { data } = await supabase()
    .rpc('move_tasks', { ids: [...ids], day, zone })
    .throwOnError()
  return data as ChangedRecord[]
}
