import { currentSession } from '../session/index.ts'
import { queryClient } from './query-client.ts'
import { showsOneOf, type Table } from './query-keys.ts'

interface Change {
  userId: string | undefined
  tables: readonly Table[]
}

const channel = new BroadcastChannel('predio.changes')
channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
  if (data.userId === currentSession()?.user.id) void refreshTables(...data.tables)
})

/**
 * SAVE-11: every write reports its tables here, so that this tab and the person's other tabs read the queries that show them again:
 * visible ones at once, others when they are shown next.
 */
export async function changed(...tables: Table[]): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of our origin already
  channel.postMessage({ userId: currentSession()?.user.id, tables } satisfies Change)
  await refreshTables(...tables)
}

export async function refreshTables(...tables: Table[]): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => showsOneOf(queryKey[0], tables),
  })
}
