import { isConnectionLost } from '../connection.ts'
import { freshSession } from '../session/index.ts'
import { isUnreachable, Unreachable } from '../unreachable.ts'

/** A save that takes longer is queued: a phone at the edge of the network may wait for minutes. */
const MAX_SAVE_MS = 20_000

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

async function saveWithSession<T>(save: () => Promise<T>): Promise<T> {
  await freshSession()
  return save()
}

/** A person does not wait longer than this for what is saved. */
export function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unreachable('no answer in time')), MAX_SAVE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
