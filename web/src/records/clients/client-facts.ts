import { CLIENT_FIELDS, fullName } from '@predio/domain/clients'
import type { FactKind } from '../../capabilities/facts/fact-kind.ts'
import { useClientWords } from './api/list-words.ts'
import { clients, type ClientRecord } from './api/read-client.ts'
import { messages } from './messages.ts'

export type ClientFacts = Pick<
  ClientRecord,
  'id' | 'updated_at' | 'first_name' | 'last_name' | 'status' | 'tags'
>

/** FACT-01: the agent changes these facts of a client in its row. */
export const clientFacts: FactKind<ClientFacts, 'status' | 'tags'> = {
  fields: CLIENT_FIELDS,
  nameOf: fullName,
  texts: messages,
  update: clients.update,
  Suggestions: function ClientTagSuggestions({ children }) {
    return children(useClientWords().tags)
  },
}
