import { isConnectionLost } from '../connection.ts'
import { freshSession } from '../session/index.ts'
import { isUnreachable } from '../unreachable.ts'
import { withinTime } from '../within-time.ts'
import { outboxEntries } from './outbox.ts'

/** OUT-01: resolves to undefined if the save was queued. `wasSent` tells whether it may have arrived. */
export async function saveThroughOutbox<T>(
  save: () => Promise<T>,
  queue: (wasSent: boolean) => Promise<void>,
): Promise<T | undefined> {
  // This check does not tell the person that nothing was saved, since the save can be queued.
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

/** OUT-06: if the outbox has an entry of the record, the save joins it, or the entry would overwrite it later. */
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
