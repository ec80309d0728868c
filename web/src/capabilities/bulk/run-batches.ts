/** BULK-04: the database refuses more records in one request. */
export const BATCH_SIZE = 100

export interface Result {
  outcome: 'changed' | 'same' | 'refused' | 'deleted' | 'restored'
}

export interface BatchResults<Result> {
  results: Result[]
  missing: number
  /** Records whose answer was lost, so that they may have been changed. */
  unconfirmed: number
  untried: number
  failure?: unknown
}

export type BatchSize = number | ((start: number) => number)

/** A failed batch ends the run; the outcomes of earlier batches are returned. */
export async function runBatches<Item, Result>(
  items: readonly Item[],
  size: BatchSize,
  send: (batch: readonly Item[]) => Promise<readonly Result[]>,
  onProgress: (done: number) => void,
): Promise<BatchResults<Result>> {
  const results: Result[] = []
  let missing = 0
  for (let start = 0; start < items.length;) {
    const batch = items.slice(start, start + (typeof size === 'number' ? size : size(start)))
    try {
      const answered = await send(batch)
      results.push(...answered)
      missing += batch.length - answered.length
    } catch (failure) {
      const untried = items.length - start - batch.length
      return { results, missing, unconfirmed: batch.length, untried, failure }
    }
    start += batch.length
    onProgress(start)
  }
  return { results, missing, unconfirmed: 0, untried: 0 }
}
