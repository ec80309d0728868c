import type { Tables } from '@predio/domain/database'
import { currentSession } from '../../lib/session/index.ts'
import { inStore } from '../../lib/kept-database.ts'

/** What somebody needs to reach a client, and nothing more: a lost phone tells no budgets and no notes. */
export type Contact = Pick<
  Tables<'clients'>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'whatsapp'
>

export interface KeptContacts {
  contacts: Contact[]
  readAt: Date
}

export async function readKeptContacts(userId: string): Promise<KeptContacts | null> {
  const kept = await inStore<KeptContacts | undefined>('contacts', 'readonly', (store) =>
    store.get(userId),
  )
  return kept ?? null
}

export async function keepContacts(userId: string, contacts: Contact[]): Promise<void> {
  const kept: KeptContacts = { contacts, readAt: new Date() }
  await inStore('contacts', 'readwrite', (store) => {
    // They may have left while the database was opening.
    return currentSession()?.user.id === userId ? store.put(kept, userId) : undefined
  })
}
