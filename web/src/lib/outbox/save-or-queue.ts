import { isConnectionLost } from '../connection.ts'
import { freshSession } from '../session/index.ts'
import { isUnreachable } from '../unreachable.ts'
import { withinTime } from '../within-time.ts'
import { unsentEntries } from './outbox.ts'

/**
 * Saves as always; what could not reach the server is queued in the outbox (OUT-01). `wasSent` tells whether it may have arrived.
 * Resolves to undefined when it was queued.
 */
export async function saveOrQueue<T>(
  save: () => Promise<T>,
  queue: (wasSent: boolean) => Promise<void>,
): Promise<T | undefined> {
  // The same question as before every save, without the notice that nothing was saved.
  if (await isConnectionLost()) {
    await queue(false)
    return undefined
  }
  try {
    return await withinTime(saveWithSession(save))
  } catch (error) {
    if (!isUnreachable(error)) throw error
    await queue(true)
    return undefined
  }
}

/** The same for a record of which something may wait already: this goes with it, or what waits would be written over it (OUT-06). */
export async function saveOrJoin<T>(
  recordId: string,
  save: () => Promise<T>,
  queue: (wasSent: boolean) => Promise<void>,
): Promise<T | undefined> {
  if (!unsentEntries().some((entry) => entry.recordId === recordId)) return saveOrQueue(save, queue)
  await queue(false)
  return undefined
}

async function saveWithSession<T>(save: () => Promise<T>): Promise<T> {
  await freshSession()
  return save()
}
