import type { StoredClient } from '../clients/index.ts'
import { fitNotes } from './fit-notes.ts'
import { IMPORT_FIELD_LABELS } from './import-fields.ts'
import { IMPORT_MESSAGES as texts } from './messages.ts'

interface StoredRow {
  client: StoredClient
  leftover: string | null
}

/** IMPORT-26: if another client has the e-mail, it is moved to the notes and the row is marked for review. */
export function keepEmailInNotes({ client, leftover }: StoredRow): StoredRow {
  if (client.email === null) return { client, leftover }
  const line = texts.toReview(IMPORT_FIELD_LABELS.email, client.email)
  const fitted = fitNotes([line], { notes: client.notes, leftover })
  return {
    client: { ...client, email: null, notes: fitted.notes, needs_review: true },
    leftover: fitted.leftover,
  }
}
