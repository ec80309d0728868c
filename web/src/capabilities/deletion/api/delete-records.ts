import type { ServerEntity } from '@predio/domain/views'
import type { Table } from '../../../lib/data/query-keys.ts'
import { supabase } from '../../../lib/supabase.ts'

/** SAVE-12: records of these tables can be restored for a day, with everything that belonged to them. */
export type DeletableKind = ServerEntity

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

/** The records are deleted at once, so that closing the tab changes nothing. Records that were not found are missing in the answer. */
export async function deleteRecords(
  kind: DeletableKind,
  ids: readonly string[],
): Promise<DeletionOutcome[]> {
  const { data } = await supabase()
    .rpc('delete_records', { kind, ids: [...ids] })
    .throwOnError()
  return data as DeletionOutcome[]
}

/** 'refused' means that another record now has a value that must be unique, such as a client's e-mail. */
export async function restoreDeleted(
  kind: DeletableKind,
  ids: readonly string[],
): Promise<DeletionOutcome[]> {
  const { data } = await supabase()
    .rpc('restore_deleted', { kind, ids: [...ids] })
    .throwOnError()
  return data as DeletionOutcome[]
}
