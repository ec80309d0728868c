import type { BatchRow } from './plan-import.ts'

/** As the database function allows. */
const BATCH = 500

/** What became of each line that was sent; known: an earlier import of the same file had brought it. */
export type Outcome = 'added' | 'known' | 'updated' | 'taken' | 'failed'

interface Answer {
  taken: readonly number[]
  known: readonly number[]
}

interface RunImport {
  rows: readonly BatchRow[]
  send: (rows: readonly BatchRow[]) => Promise<Answer>
  /** The lines sent so far, also by an attempt whose answer was lost: what they brought is new, not known. */
  sent: Set<number>
  /** Whether it is worth trying the same batch again, as against a batch the database refuses. */
  isConnectionLost: (error: unknown) => boolean
  onBatch: (outcomes: ReadonlyMap<number, Outcome>) => void
}

/**
 * Batch after batch, from wherever it stopped: give it the rows that have no outcome yet. It ends early, by throwing,
 * only when the connection is lost; what had arrived is met again by its line and not doubled.
 */
export async function runImport({ rows, send, sent, isConnectionLost, onBatch }: RunImport) {
  for (let start = 0; start < rows.length; start += BATCH) {
    onBatch(await runBatch(rows.slice(start, start + BATCH)))
  }

  async function runBatch(batch: readonly BatchRow[]): Promise<Map<number, Outcome>> {
    const outcomes = new Map<number, Outcome>()
    const fresh = new Set(
      batch.map(({ import_row }) => import_row).filter((line) => !sent.has(line)),
    )
    for (const line of fresh) sent.add(line)
    let left = batch
    try {
      while (left.length > 0) {
        const { taken, known } = await send(left)
        for (const line of known) if (fresh.has(line)) outcomes.set(line, 'known')
        if (taken.length === 0) break
        // Somebody got these addresses since the file was checked: the rest goes without them.
        for (const line of taken) outcomes.set(line, 'taken')
        left = left.filter(({ import_row }) => !taken.includes(import_row))
      }
      for (const { import_row } of left) {
        if (!outcomes.has(import_row)) outcomes.set(import_row, 'added')
      }
    } catch (error) {
      if (isConnectionLost(error)) throw error
      for (const { import_row } of left) outcomes.set(import_row, 'failed')
    }
    return outcomes
  }
}
