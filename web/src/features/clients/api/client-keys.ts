import { queryClient } from '../../../lib/query-client.ts'

/** Everything read about the agent's clients; what changes one of them invalidates it all. */
export function clientsKey(userId: string): readonly [string, string] {
  return ['clients', userId]
}

export async function refreshClients(userId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: clientsKey(userId) }),
    // Their names stand on the properties' cards too.
    queryClient.invalidateQueries({ queryKey: ['property-clients', userId] }),
  ])
}
