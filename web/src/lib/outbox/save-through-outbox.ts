import { isConnectionLost } from '../connection.ts'
import { freshSession } from '../session/index.ts'
import { isUnreachable } from '../unreachable.ts'
import { withinTime } from '../within-time.ts'
import { outboxEntries } from './outbox.ts'

/** OUT-01: resolves to undefined if the save was queued. `wasSent` is true if the save may have been stored. */
export async function saveThroughOutbox<T>(
  save: () => Promise<T>,
  queue: (wasSent: boolean) => Promise<void>,
): Promise<T | undefined> {
  // Unlike requireConnection, this does not tell the person that the save failed, because it is queued instead.
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

/**
 * OUT-06: if the outbox has an entry of the record, the save is merged into it, because the entry would otherwise overwrite the save
 * later.
 */
export async function saveOrJoin<T>(
  recordId: string,
  save: () => Promise<T>,
  queue: (wasSent: boolean) => Promise<void>,
): Promise<T | undefined> {
  if (!outboxEntries().some((entry) => entry.recordId === recordId))
    return saveThroughOutbox(save, queue)
  await queue(false)
  return undefined
}

async function saveWithSession<T>(save: () => Promise<T>): Promise<T> {
  await freshSession()
  return save()
}
