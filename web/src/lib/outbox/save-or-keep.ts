import { isConnectionLost } from '../connection.ts'
import { freshSession } from '../session/index.ts'
import { isUnreachable, Unreachable } from '../unreachable.ts'

/** A save that takes longer is kept: a phone at the edge of the network may wait for minutes. */
const MAX_SAVE_MS = 20_000

/**
 * Saves as always; what could not reach the server is kept in the outbox (OUT-01). `wasSent` tells whether it may have arrived.
 * Resolves to undefined when it was kept.
 */
export async function saveOrKeep<T>(
  save: () => Promise<T>,
  keep: (wasSent: boolean) => Promise<void>,
): Promise<T | undefined> {
  // The same question as before every save, without the notice that nothing was saved.
  if (await isConnectionLost()) {
    await keep(false)
    return undefined
  }
  try {
    return await withinTime(saveWithSession(save))
  } catch (error) {
    if (!isUnreachable(error)) throw error
    await keep(true)
    return undefined
  }
}

async function saveWithSession<T>(save: () => Promise<T>): Promise<T> {
  await freshSession()
  return save()
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unreachable('no answer in time')), MAX_SAVE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
