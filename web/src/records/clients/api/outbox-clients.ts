import { describeRefusal } from '../../../lib/outbox/describe-refusal.ts'
import type { OutboxEntry } from '../../../lib/outbox/entry.ts'
import { addToOutbox, useOutboxOf } from '../../../lib/outbox/outbox.ts'
import type { OutboxKind } from '../../../lib/outbox/send-outbox.ts'
import { words } from '../../../lib/words.ts'
import type { ClientRecord } from './read-client.ts'
import { saveClient, type ClientToSave } from './save-client.ts'
import { messages } from '../messages.ts'

export type OutboxClient = OutboxEntry<ClientRecord, ClientToSave>

/** OUT-01: a new client goes into the outbox if the server cannot be reached; a changed client does not. */
export async function addClientToOutbox(
  userId: string,
  { id, values, wasSent }: { id: string; values: ClientToSave; wasSent: boolean },
): Promise<ClientRecord> {
  const now = new Date().toISOString()
  const { client, preferences } = values
  const row: ClientRecord = {
    ...client,
    id,
    preferences,
    needs_review: false,
    created_at: now,
    updated_at: now,
  }
  const entry = { userId, kind: 'clients', recordId: id, needs: [], base: undefined } as const
  await addToOutbox({ ...entry, values, row, files: [], wasSent })
  return row
}

export const unsentClients: OutboxKind = {
  send: async (entry) => {
    const { userId, recordId: id, values } = entry as OutboxClient
    const saved = await saveClient(userId, { id, values, base: undefined })
    // An earlier attempt has created the client, which may have been changed since, so the server's version stays.
    if (saved.kind === 'conflict') return { kind: 'sent', row: saved.theirs }
    return saved.kind === 'saved' ? { kind: 'sent', row: saved.row } : saved
  },
  tables: ['clients', 'client_preferences'],
  texts: { gone: messages.gone, conflict: words.changedMeanwhile },
  explain: (error) => describeRefusal(error, messages),
}

export function useOutboxClients(): readonly OutboxClient[] {
  return useOutboxOf<OutboxClient>('clients')
}
