import { Unreachable } from './unreachable.ts'

/** Without this limit a phone at the edge of the network may wait for minutes. */
const MAX_WAIT_MS = 20_000

/** The promise rejects after this time, although the server may still store the save. */
export function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unreachable('no answer in time')), MAX_WAIT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
