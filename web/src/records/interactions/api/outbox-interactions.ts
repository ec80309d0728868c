import { describeRefusal } from '../../../lib/outbox/describe-refusal.ts'
import type { OutboxEntry } from '../../../lib/outbox/entry.ts'
import { addToOutbox, useOutboxOf } from '../../../lib/outbox/outbox.ts'
import type { OutboxKind } from '../../../lib/outbox/send-outbox.ts'
import { sendRecord } from '../../../lib/outbox/send-record.ts'
import { words } from '../../../lib/words.ts'
import type { InteractionRow } from './interaction-row.ts'
import { explainInteraction, interactions, type InteractionColumns } from './save-interaction.ts'
import { messages } from '../messages.ts'
import { uploadNoteFiles, type NoteFile } from '../photos/upload-note-photos.ts'

/** An outbox entry has all columns of a form or a note, or only the result. */
export type OutboxInteraction = OutboxEntry<InteractionRow, Partial<InteractionColumns>>

interface InteractionForOutbox {
  id: string
  base: InteractionRow | undefined
  values: InteractionColumns
  names: { client: string | null; property: string | null }
  files: readonly NoteFile[]
  wasSent: boolean
}

export function addInteractionToOutbox(
  userId: string,
  interaction: InteractionForOutbox,
): Promise<void> {
  const { id, base, values, names, files, wasSent } = interaction
  const now = new Date().toISOString()
  const row: InteractionRow = {
    is_example: false,
    pinned_at: null,
    updated_at: now,
    ...base,
    ...values,
    moment: values.scheduled_at ?? base?.moment ?? now,
    id,
    client_name: names.client,
    property_title: names.property,
  }
  return addToOutbox({
    userId,
    kind: 'interactions',
    recordId: id,
    needs: [values.client_id],
    base,
    // INT-04: the interaction counts from the time when it was recorded, not from when it is sent.
    values: base ? values : { ...values, created_at: now },
    row,
    files,
    wasSent,
  })
}

/** OUT-01: the result goes into the outbox if the server cannot be reached. */
export function addOutcomeToOutbox(
  userId: string,
  { visit, outcome, wasSent }: { visit: InteractionRow; outcome: string | null; wasSent: boolean },
): Promise<void> {
  return addToOutbox({
    userId,
    kind: 'interactions',
    recordId: visit.id,
    needs: visit.client_id === null ? [] : [visit.client_id],
    base: visit,
    values: { outcome },
    row: { ...visit, outcome },
    files: [],
    wasSent,
  })
}

export const unsentInteractions: OutboxKind = {
  send: async (entry) => {
    const unsent = entry as OutboxInteraction
    const { create, update } = interactions
    await uploadNoteFiles(unsent.files)
    return sendRecord(unsent, {
      create: (userId, { id, values }) =>
        create(userId, { id, values: values as InteractionColumns }),
      update,
    })
  },
  tables: ['interactions'],
  texts: { gone: messages.gone, conflict: words.changedMeanwhile },
  explain: (error) => explainInteraction(error) ?? describeRefusal(error, messages),
}

export function useOutboxInteractions(): readonly OutboxInteraction[] {
  return useOutboxOf<OutboxInteraction>('interactions')
}
