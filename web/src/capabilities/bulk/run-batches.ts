/** Records a request; the database refuses more (BULK-04). */
export const BATCH_SIZE = 100

/** What became of one record; the database answers nothing about records that it does not find. */
export interface Result {
  outcome: 'changed' | 'same' | 'refused' | 'deleted' | 'restored'
}

/** What came of a run over many records. */
export interface BatchResults<Result> {
  results: Result[]
  /** Sent, and not answered: they are gone, or were changed since. */
  missing: number
  /** Of the batch whose answer did not come: it may have arrived. */
  unconfirmed: number
  /** After a failure no further batch is sent. */
  untried: number
  /** Why the run ended early. */
  failure?: unknown
}

/** How many items the next batch takes; a function of its first place where items differ in size. */
export type BatchSize = number | ((start: number) => number)

/** Sends the items batch after batch; a failure ends the run and loses nothing of what was answered. */
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
