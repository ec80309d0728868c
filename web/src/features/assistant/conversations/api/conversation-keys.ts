import { queryClient } from '../../../../lib/query-client.ts'

/** The list of them; whoever says something or deletes one refreshes it. */
export function conversationsKey(userId: string): readonly [string, string] {
  return ['conversations', userId]
}

/** Of everybody signed in here, which is one: who stores an answer need not ask who that is. */
export async function refreshConversations(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['conversations'] })
}
