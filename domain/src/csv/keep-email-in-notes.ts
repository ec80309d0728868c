import type { StoredClient } from '../clients/index.ts'
import { fitNotes } from './fit-notes.ts'
import { IMPORT_FIELD_LABELS } from './import-fields.ts'
import { IMPORT_MESSAGES as say } from './messages.ts'

interface StoredRow {
  client: StoredClient
  leftover: string | null
}

/** An e-mail belongs to one client: that of a second one goes to the notes, and the client is to be reviewed. */
export function keepEmailInNotes({ client, leftover }: StoredRow): StoredRow {
  if (client.email === null) return { client, leftover }
  const line = say.toReview(IMPORT_FIELD_LABELS.email, client.email)
  const fitted = fitNotes([line], { notes: client.notes, leftover })
  return {
    client: { ...client, email: null, notes: fitted.notes, needs_review: true },
    leftover: fitted.leftover,
  }
}
