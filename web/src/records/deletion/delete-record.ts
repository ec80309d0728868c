import { supabase } from '../../lib/supabase.ts'

/** What can be brought back; the names of their tables. */
export type DeletableKind = 'tasks' | 'opportunities' | 'interactions'

/**
 * Deleted at once, so that it holds when the tab is closed; the database keeps it for a day with all that hung on it. False
 * when it was gone already and cannot be brought back.
 */
export async function deleteRecord(kind: DeletableKind, id: string): Promise<boolean> {
  const { data } = await supabase().rpc('delete_record', { kind, record_id: id }).throwOnError()
  return data
}

export async function restoreRecord(kind: DeletableKind, id: string): Promise<void> {
  const { data } = await supabase().rpc('restore_record', { kind, record_id: id }).throwOnError()
  if (!data) throw new Error(`nothing to restore: ${kind} ${id}`)
}
