import { supabase } from '../../lib/supabase.ts'

/** The tables whose records can be restored. */
export type DeletableKind = 'tasks' | 'opportunities' | 'interactions'

/**
 * Deletes at once, so that closing the tab changes nothing; the database keeps the record with its links for a day. Returns
 * false when it was deleted before and cannot be restored.
 */
export async function deleteRecord(kind: DeletableKind, id: string): Promise<boolean> {
  const { data } = await supabase().rpc('delete_record', { kind, record_id: id }).throwOnError()
  return data
}

export async function restoreRecord(kind: DeletableKind, id: string): Promise<void> {
  const { data } = await supabase().rpc('restore_record', { kind, record_id: id }).throwOnError()
  if (!data) throw new Error(`nothing to restore: ${kind} ${id}`)
}
