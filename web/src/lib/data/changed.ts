import { currentSession } from '../session/index.ts'
import { queryClient } from './query-client.ts'
import { showsOneOf, type Table } from './query-keys.ts'

interface Change {
  userId: string | undefined
  tables: readonly Table[]
}

const channel = new BroadcastChannel('predio.changes')
channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
  if (data.userId === currentSession()?.user.id) void changedElsewhere(...data.tables)
})

/**
 * Called after every write with the tables it changed (SAVE-11): queries that show them are read again, here and in the
 * person's other tabs. Visible ones are read at once, the others when they are shown next. Resolves when they were read.
 */
export async function changed(...tables: Table[]): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of our origin already
  channel.postMessage({ userId: currentSession()?.user.id, tables } satisfies Change)
  await changedElsewhere(...tables)
}

/** For changes that every tab is informed of: by the server or by another tab. */
export async function changedElsewhere(...tables: Table[]): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => showsOneOf(queryKey[0], tables),
  })
}
