import type { Tables } from '@predio/domain/database'
import { currentSession } from '../../lib/session/index.ts'
import { inStore } from '../../lib/offline-copies.ts'

/** Only names and contact data are copied, so that a lost phone reveals no budgets and no notes. */
export type Contact = Pick<
  Tables<'clients'>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'whatsapp'
>

export interface OfflineContacts {
  contacts: Contact[]
  readAt: Date
}

export async function readOfflineContacts(userId: string): Promise<OfflineContacts | null> {
  const copy = await inStore<OfflineContacts | undefined>('contacts', 'readonly', (store) =>
    store.get(userId),
  )
  return copy ?? null
}

export async function saveOfflineContacts(
  userId: string,
  contacts: Contact[],
  readAt = new Date(),
): Promise<Date> {
  const copy: OfflineContacts = { contacts, readAt }
  await inStore('contacts', 'readwrite', (store) => {
    // Between the request and this moment the person may have signed out.
    return currentSession()?.user.id === userId ? store.put(copy, userId) : undefined
  })
  return readAt
}
