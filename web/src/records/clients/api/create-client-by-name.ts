import type { ClientType } from '@predio/domain/clients'
import type { ClientName } from '../read-client-name.ts'
import { clients, type ClientRecord } from './read-client.ts'

interface NamedClient {
  /** Made by the picker: sent again after a lost answer, it is still one client. */
  id: string
  name: ClientName
  type: ClientType
}

/** Only what is known while something else is being done; the rest is filled in on the client's own page. */
export function createClientByName(
  userId: string,
  { id, name, type }: NamedClient,
): Promise<ClientRecord> {
  return clients.createOnce(userId, { id, values: { ...name, type } })
}
