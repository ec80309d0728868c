import type { InteractionValues } from '@predio/domain/interactions'
import { recordKind, type RecordToSave } from '../../../lib/save-record.ts'
import type { Saved } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { messages } from '../messages.ts'
import { uploadNoteFiles, type NoteFile } from '../photos/upload-note-photos.ts'
import { INTERACTION_COLUMNS, type InteractionRow } from './interaction-row.ts'

export const interactions = recordKind({
  table: 'interactions',
  select: () => supabase().from('interaction_rows').select(INTERACTION_COLUMNS),
  toRow: (row): InteractionRow => row,
})

export interface InteractionColumns extends InteractionValues {
  photos: string[]
  created_at?: string
  /** SEL-18: the listing of a selection for which the client requested this visit. */
  selection_item_id?: string
}

/** SEL-18: a requested visit can be booked only once. */
export function explainInteraction(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as Record<string, unknown>
  const isBooked = code === '23505' && String(message).includes('interactions_one_visit_a_request')
  return isBooked ? messages.alreadyBooked : undefined
}

interface InteractionToSave extends RecordToSave<InteractionColumns> {
  files: readonly NoteFile[]
}

/** NOTE-02: the photographs are uploaded first, so that no interaction names a missing one. */
export async function saveInteraction(
  userId: string,
  { id, values, base, files }: InteractionToSave,
): Promise<Saved<InteractionRow>> {
  await uploadNoteFiles(files)
  return base
    ? interactions.update(userId, base, values)
    : interactions.create(userId, { id, values })
}
