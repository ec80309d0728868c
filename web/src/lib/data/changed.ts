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
 * To be called after every write, with the tables it changed: here and in the person's other tabs, whatever shows them is
 * read again. Only what is on a screen asks at once; the rest asks when it is next shown. Resolves when that was read.
 */
export async function changed(...tables: Table[]): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of our origin already
  channel.postMessage({ userId: currentSession()?.user.id, tables } satisfies Change)
  await changedElsewhere(...tables)
}

/** For a change that every tab hears of by itself: from the server, or from another tab. */
export async function changedElsewhere(...tables: Table[]): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => showsOneOf(queryKey[0], tables),
  })
}
