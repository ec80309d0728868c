import type { ServerEntity } from '@predio/domain/views'
import type { Table } from '../../../lib/data/query-keys.ts'
import { supabase } from '../../../lib/supabase.ts'

/** The tables whose records can be restored for a day, with all that hung on them (SAVE-12). */
export type DeletableKind = ServerEntity

/** What is read again after a deletion, and after it was undone. */
export const DELETED_TABLES: Readonly<Record<DeletableKind, readonly Table[]>> = {
  clients: ['clients', 'client_preferences', 'selections', 'owner_reports'],
  opportunities: ['opportunities', 'interactions', 'whatsapp_messages'],
  tasks: ['tasks'],
  interactions: ['interactions'],
  documents: ['documents', 'document_versions', 'document_history'],
}

interface DeletionOutcome {
  id: string
  outcome: 'deleted' | 'restored' | 'refused'
}

/** Deletes at once, so that closing the tab changes nothing; up to 100 records, of which those that were not found are not answered. */
export async function deleteRecords(
  kind: DeletableKind,
  ids: readonly string[],
): Promise<DeletionOutcome[]> {
  const { data } = await supabase()
    .rpc('delete_records', { kind, ids: [...ids] })
    .throwOnError()
  return data as DeletionOutcome[]
}

/** A record that cannot be restored any more is not answered; 'refused' is one whose place another has taken. */
export async function restoreDeleted(
  kind: DeletableKind,
  ids: readonly string[],
): Promise<DeletionOutcome[]> {
  const { data } = await supabase()
    .rpc('restore_deleted', { kind, ids: [...ids] })
    .throwOnError()
  return data as DeletionOutcome[]
}
