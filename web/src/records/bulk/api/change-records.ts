import type { Json } from '@predio/domain/database'
import type { ServerEntity } from '@predio/domain/views'
import { supabase } from '../../../lib/supabase.ts'

/** The tables whose records can be acted on together. */
export type BulkKind = ServerEntity

/** Records a request; the database refuses more (BULK-04). */
export const BATCH_SIZE = 100

/** What became of one record; the database answers nothing about records that it does not find. */
export interface Result {
  outcome: 'changed' | 'same' | 'refused' | 'deleted' | 'restored'
}

export interface Outcome extends Result {
  id: string
}

/** With what stood there before, to write it back. */
export interface ChangedRecord extends Outcome {
  before: Json
  seen: string
}

export interface BulkChange {
  /** Values by their column; the database knows which columns may be changed for many. */
  changes?: Readonly<Record<string, string | null>>
  addTags?: readonly string[]
  removeTags?: readonly string[]
}

/** One transaction (BULK-04). */
export async function changeRecords(
  kind: BulkKind,
  ids: readonly string[],
  { changes, addTags = [], removeTags = [] }: BulkChange,
): Promise<ChangedRecord[]> {
  const { data } = await supabase()
    .rpc('change_records', {
      kind,
      ids: [...ids],
      ...(changes && { changes }),
      add_tags: [...addTags],
      remove_tags: [...removeTags],
    })
    .throwOnError()
  return data as ChangedRecord[]
}

/** Writes back what was there; a record that was changed since stays as it is (BULK-06). */
export async function restoreRecords(
  kind: BulkKind,
  records: readonly ChangedRecord[],
): Promise<Outcome[]> {
  const { data } = await supabase()
    .rpc('restore_records', {
      kind,
      records: records.map(({ id, before, seen }) => ({ id, before, seen })),
    })
    .throwOnError()
  return data as Outcome[]
}
