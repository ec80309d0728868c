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

/** Sends the items batch after batch; a failure ends the run and loses nothing of what was answered. */
export async function runBatches<Item, Result>(
  items: readonly Item[],
  size: number,
  send: (batch: readonly Item[]) => Promise<readonly Result[]>,
  onProgress: (done: number) => void,
): Promise<BatchResults<Result>> {
  const results: Result[] = []
  let missing = 0
  for (let start = 0; start < items.length; start += size) {
    const batch = items.slice(start, start + size)
    try {
      const answered = await send(batch)
      results.push(...answered)
      missing += batch.length - answered.length
    } catch (failure) {
      const untried = items.length - start - batch.length
      return { results, missing, unconfirmed: batch.length, untried, failure }
    }
    onProgress(start + batch.length)
  }
  return { results, missing, unconfirmed: 0, untried: 0 }
}
