import type { BatchRow } from './plan-import.ts'

/** As the database function allows. */
const BATCH = 500

/** What became of each line that was sent. */
export type Outcome = 'added' | 'taken' | 'failed'

type Send = (rows: readonly BatchRow[]) => Promise<{ taken: readonly number[] }>

interface RunImport {
  rows: readonly BatchRow[]
  send: Send
  /** Whether it is worth trying the same batch again, as against a batch the database refuses. */
  isConnectionLost: (error: unknown) => boolean
  onBatch: (outcomes: ReadonlyMap<number, Outcome>) => void
}

/**
 * Batch after batch, from wherever it stopped: give it the rows that have no outcome yet. It ends early, by throwing,
 * only when the connection is lost; what had arrived is met again by its line and not doubled.
 */
export async function runImport({ rows, send, isConnectionLost, onBatch }: RunImport) {
  for (let start = 0; start < rows.length; start += BATCH) {
    onBatch(await runBatch(rows.slice(start, start + BATCH)))
  }

  async function runBatch(batch: readonly BatchRow[]): Promise<Map<number, Outcome>> {
    const outcomes = new Map<number, Outcome>()
    let left = batch
    try {
      while (left.length > 0) {
        const { taken } = await send(left)
        if (taken.length === 0) break
        // Somebody got these addresses since the file was checked: the rest goes without them.
        for (const line of taken) outcomes.set(line, 'taken')
        left = left.filter(({ import_row }) => !taken.includes(import_row))
      }
      for (const { import_row } of left) outcomes.set(import_row, 'added')
    } catch (error) {
      if (isConnectionLost(error)) throw error
      for (const { import_row } of left) outcomes.set(import_row, 'failed')
    }
    return outcomes
  }
}
