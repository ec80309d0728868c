export type BatchOutcome = 'added' | 'known' | 'taken' | 'failed'

interface Answer {
  /** Lines that conflict with existing records; the batch is sent again without them. */
  taken: readonly number[]
  known: readonly number[]
}

interface RunBatches<Row> {
  rows: readonly Row[]
  batchSize: number
  lineOf: (row: Row) => number
  send: (rows: readonly Row[]) => Promise<Answer>
  /** Lines that an earlier attempt sent. If the server already has them, they count as added here, not as known. */
  sent: Set<number>
  isConnectionLost: (error: unknown) => boolean
  onBatch: (outcomes: ReadonlyMap<number, BatchOutcome>) => void
}

/** A row that was stored by an earlier run is recognised by its line. Throws only if the connection is lost. */
export async function runBatches<Row>(run: RunBatches<Row>): Promise<void> {
  const { rows, batchSize, lineOf, send, sent, isConnectionLost, onBatch } = run
  for (let start = 0; start < rows.length; start += batchSize) {
    onBatch(await runBatch(rows.slice(start, start + batchSize)))
  }

  async function runBatch(batch: readonly Row[]): Promise<Map<number, BatchOutcome>> {
    const outcomes = new Map<number, BatchOutcome>()
    const fresh = new Set(batch.map(lineOf).filter((line) => !sent.has(line)))
    for (const line of fresh) sent.add(line)
    let left = batch
    try {
      while (left.length > 0) {
        const { taken, known } = await send(left)
        for (const line of known) if (fresh.has(line)) outcomes.set(line, 'known')
        if (taken.length === 0) break
        for (const line of taken) outcomes.set(line, 'taken')
        left = left.filter((row) => !taken.includes(lineOf(row)))
      }
      for (const row of left) {
        if (!outcomes.has(lineOf(row))) outcomes.set(lineOf(row), 'added')
      }
    } catch (error) {
      if (isConnectionLost(error)) throw error
      for (const row of left) outcomes.set(lineOf(row), 'failed')
    }
    return outcomes
  }
}
