import type { ClientType } from '@predio/domain/clients'
import type { ClientName } from '../read-client-name.ts'
import { clients, type ClientRecord } from './read-client.ts'

export interface NamedClient {
  /** Made by the picker, so that a retry creates no second client. */
  id: string
  name: ClientName
  type: ClientType
}

export function createClientByName(
  userId: string,
  { id, name, type }: NamedClient,
): Promise<ClientRecord> {
  return clients.createOnce(userId, { id, values: { ...name, type } })
}
