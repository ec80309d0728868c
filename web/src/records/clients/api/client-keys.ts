import { queryClient } from '../../../lib/query-client.ts'

/** Everything read about the agent's clients; what changes one of them invalidates it all. */
export function clientsKey(userId: string): readonly [string, string] {
  return ['clients', userId]
}

/** What else shows a client's name, telephone or whether there is one. */
const SHOWS_CLIENTS = [
  'property-clients',
  'opportunities',
  'tasks',
  'interactions',
  'documents',
  'valuations',
  'calls',
  'reports',
]

/** To be called after any change of a client: wherever it is shown, it is read again. */
export async function refreshClients(userId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: clientsKey(userId) }),
    ...SHOWS_CLIENTS.map((name) => queryClient.invalidateQueries({ queryKey: [name, userId] })),
    // Its answers are kept by what was typed, whoever typed it; they are emptied with the person.
    queryClient.invalidateQueries({ queryKey: ['search'] }),
  ])
}
